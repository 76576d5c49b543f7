import type { Translation } from '../translation.ts';

/** What somebody reads who sits at a table for the first time: three short pages by direct message. */
export const intro = {
  step: '-# Einführung {{page}} von {{pages}} · kommt nur dieses eine Mal.',
  back: '◀ Zurück',
  next: 'Weiter ▶',
  done: 'Alles klar',
  guide: '📖 Zur Anleitung',
  closed:
    '👍 Gutes Blatt und viel Spaß! Mit **/regeln lernen** und **/glossar** kannst du jederzeit etwas nachschlagen.',

  'start-title': '### 👋 Willkommen beim Doppelkopf',
  'start-table':
    'Gespielt wird im Kanal: Dort sehen alle die Stiche. Deine Karten siehst nur du, unter **Mein Blatt** oder hier als Direktnachricht.',
  'start-first':
    '**Dein erster Klick** · Vor dem ersten Stich wirst du gefragt: **Gesund oder Vorbehalt?** Gesund heißt, du spielst das Normalspiel mit, und das ist für den Anfang fast immer richtig.',
  'start-queens':
    '**Vorbehalt** ist für besondere Blätter. Vor allem: Hast du beide {{clubQueen}}, drück ihn und melde eine **Hochzeit**. Dann spielt jemand mit dir, statt dass du allein gegen drei spielst.',
  'start-play':
    'Bist du dran, gibt es für jede Karte, die du spielen darfst, einen Knopf. Eine falsche Karte kannst du nicht spielen.',

  'trumps-title': '### 🃏 Trumpf',
  'trumps-order': 'Trumpf sticht alles andere. Von oben nach unten:',
  'trumps-follow':
    '**Bedienen** · Trumpf ist wie eine Farbe: Wird Trumpf angespielt, spiel Trumpf; wird ♣ angespielt, spiel ♣. {{clubQueen}} und {{clubJack}} sind Trumpf und kein Kreuz. Kannst du nicht bedienen, spiel, was du willst.',
  'trumps-side':
    'Die übrigen Karten sind Fehlfarben, alle so geordnet, wie {{side}} hier stehen. Den Stich macht der höchste Trumpf, ohne Trumpf die höchste Karte der angespielten Farbe.',
  'trumps-points':
    'Ass 11, Zehn 10, König 4, Dame 3, Bube 2: Deine Partei will mehr als die Hälfte der 240 Augen.',

  'parties-title': '### 🤝 Wer spielt mit wem?',
  'parties-queens':
    'Wer eine {{clubQueen}} hat, ist **Re**, die anderen sind **Kontra**: meist zwei gegen zwei. Anfangs kennst du nur deine eigene Partei; dein Blatt zeigt sie dir. Achte darauf, wer eine {{clubQueen}} spielt!',
  'parties-announce':
    '**Ansagen** · Hast du gute Karten, drück in deinem Blatt **Re** oder **Kontra**: Das Spiel zählt dann mehr, für alle, die es gewinnen, und deine Partei ist bekannt. Dein Blatt sagt, wie lange du Zeit dafür hast.',
  'parties-more':
    '**Wie weiter?** · **/regeln lernen** erklärt das ganze Spiel in kurzen Kapiteln, **/glossar** jedes Wort, und mit **/einstellungen** wählst du, wie die Karten aussehen, und eine Hilfe, die Trümpfe zählt.',
  'parties-rules': 'Wonach dein Tisch spielt, steht dort unter **Regeln**.',
} satisfies Translation<'de'>['intro'];

/** Help for who wants it: trumps counted, suits led, parties known. Short lines under one’s own hand. */
export const aid = {
  trumps: '🧮 Trümpfe: {{played}} gespielt · {{own}} auf deiner Hand · **{{out}}** noch draußen',
  cards: 'gespielt: {{cards}}',
  card: '{{card}} {{played}} von 2',
  suits: 'angespielt: {{suits}}',
  suit: '{{suit}} {{times}}×',
  with: 'mit dir: {{people}}',
  against: 'gegen dich: {{people}}',
  alone: 'du spielst allein gegen drei',
} satisfies Translation<'de'>['aid'];
