import type { Translation } from '../translation.ts';

/** Why something was not done: what is true now, and what the person can do. */
export const no = {
  'already-open': 'Dieser Tisch ist schon eröffnet.',
  'not-open': 'Diesen Tisch gibt es nicht mehr. **/tisch erstellen** eröffnet einen neuen.',
  'bad-settings':
    'Ein Tisch hat vier bis sieben Plätze, 1 bis {{most}} Spiele und mindestens einen Menschen; wähl noch einmal mit **/tisch erstellen**.',
  'mandatory-solos-need-hands':
    'Nach diesen Regeln haben alle ein Pflichtsolo, also braucht die Runde eine Anzahl von Spielen, mindestens {{least}}; wähl andere Regeln oder eine andere Länge.',
  'rules-changed':
    'Im selben Moment hat jemand anders die Regeln dieses Tisches geändert; schau sie dir an und wähl noch einmal.',
  'sits-out': 'Du setzt in diesem Spiel aus und hast keine Karten.',
  'already-seated': 'Du sitzt schon an diesem Tisch, auf Platz {{number}}.',
  'table-full': 'Alle Plätze sind besetzt. Wird einer frei, steht er in der Nachricht des Tisches.',
  'table-full-playing':
    'Auf allen Plätzen spielen Menschen. Geht jemand, bietet die neueste Nachricht den Platz an.',
  'seat-taken': 'Dieser Platz ist besetzt. **Menü** zeigt die Plätze, auf denen noch Computer spielen.',
  reserved: 'Das ist ein Liga-Tisch: Die Plätze sind reserviert für {{people}}.',
  'reserved-computer': 'Auf diesen Platz hat die Liga einen Computer gesetzt.',
  'league-rules':
    'Dieser Tisch gehört zu einer Liga: Sie bestimmt, nach welchen Regeln, wie lange und wer hier spielt.',
  'saw-cards':
    'Du hast in diesem Spiel die Karten von Platz {{number}} gesehen und kannst dich bis zu seinem Ende nur dorthin setzen.',
  'not-seated': 'Du sitzt nicht an diesem Tisch.',
  'not-seated-join': 'Du sitzt nicht an diesem Tisch; mit **Mitspielen** nimmst du einen freien Platz.',
  'not-seated-open':
    'Du sitzt nicht an diesem Tisch; über **Menü** kannst du den Platz eines Computers nehmen.',
  'not-host': 'Das können nur {{host}} (Host) und die Moderation.',
  'no-computer': 'An diesem Tisch sitzt kein Computer.',
  'chairs-empty_one': 'Ein Platz ist noch frei: Warte auf jemanden oder drück **Computer dazu**.',
  'chairs-empty_other': 'Noch {{count}} Plätze sind frei: Warte auf andere oder drück **Computer dazu**.',
  'phase-lobby': 'Noch hat es nicht angefangen; **Start** gibt die Karten, sobald vier Plätze besetzt sind.',
  'phase-cutting': 'Die Runde läuft: Für Spiel {{hand}} wird gerade abgehoben.',
  'phase-playing': 'Die Runde läuft: Spiel {{hand}} ist im Gange.',
  'phase-between': 'Die Runde läuft: Mit **Nächstes Spiel** geht es weiter.',
  'phase-ended': 'An diesem Tisch ist Schluss. **/tisch erstellen** eröffnet einen neuen.',
  'not-cutter': 'Abheben darf {{cutter}}, rechts von der Person, die gibt.',
  paused: 'Am Tisch ist Pause; mit **Menü** → **Weiterspielen** geht es weiter.',
  'paused-by': 'Am Tisch ist Pause ({{person}}); mit **Menü** → **Weiterspielen** geht es weiter.',
  'not-paused': 'Am Tisch ist keine Pause.',
  'not-a-person': 'Dort sitzt niemand anders, den du entfernen könntest.',
  'still-here':
    '{{name}} ist noch da, und wer da ist, wird nur entfernt, wenn zwei andere zustimmen. Verpasst die Person einen Zug, kannst du es allein.',
  'already-voted': 'Deine Stimme zählt schon; jetzt liegt es an den anderen.',

  'late-played': 'Deine Karte in Stich {{trick}} ist schon gespielt ({{card}}); {{now}}',
  'late-hand': 'Dieser Knopf gehörte zu Spiel {{hand}}; {{now}}',
  'late-answered': 'Du hast schon geantwortet; {{now}}',
  late: 'Das ist vorbei; {{now}}',
  'late-cut': 'Die Karten sind schon gegeben; {{now}}',
  'now-your-turn': 'du bist dran.',
  'now-turn': '{{person}} ist dran.',
  'now-cutting': '{{person}} darf abheben.',
  'now-between': 'das nächste Spiel ist noch nicht gegeben.',
  'now-paused': 'am Tisch ist Pause.',
  'now-ended': 'am Tisch ist Schluss.',
  'now-lobby': 'noch hat es nicht angefangen.',

  'not-your-turn': '{{person}} ist dran{{time}}; du kommst danach.',
  /** Stands in the middle of a sentence, with its space. */
  'turn-until': ' (die Zeit läuft {{time}} ab)',
  'no-reservation': 'Mit diesen Karten hast du keinen Vorbehalt: Sag **gesund**.',
  'not-allowed': 'Das geht gerade nicht; {{now}}',
  'not-allowed-reservation': 'Das kannst du mit diesen Karten nicht ansagen.',
  'not-allowed-pass':
    'Diese drei gehen nicht: Alles, wo „muss mit“ steht, muss dabei sein. Wähl noch einmal.',
  'not-in-hand': 'Diese Karte hast du nicht mehr; dein Blatt zeigt, was du spielen kannst.',
  'must-follow-trump': 'Trumpf ist angespielt, und du hast Trumpf: Spiel {{cards}}.',
  'must-follow-suit': '{{suit}} ist angespielt, und du kannst bedienen: Spiel {{cards}}.',
  'announcement-not-allowed':
    'Das kannst du nicht (mehr) ansagen. Dein Blatt zeigt, was du ansagen kannst und wie lange.',
  'announcement-due':
    'Der erste Stich hatte 30 Augen oder mehr: Erst muss {{person}} **{{announcement}}** ansagen.',
  'hand-over': 'Das Spiel ist vorbei; {{now}}',
  'bad-deal': 'Die Karten konnten nicht gegeben werden.',
  clubs: 'Kreuz',
  spades: 'Pik',
  hearts: 'Herz',
  diamonds: 'Karo',
} satisfies Translation<'de'>['no'];
