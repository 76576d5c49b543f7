import type { Translation } from '../translation.ts';

/** What is kept of somebody: `/privacy`. */
export const privacy = {
  title: 'Was ich von dir speichere',
  preferences:
    '**Überall:** was du mit **/einstellungen** und **/sprache** gewählt hast, und die Sprache deines Discords.',
  nothing: 'Ich speichere nichts von dir.',
  server: '**{{server}}:** {{what}}',
  'unknown-server': 'ein Server, auf dem ich nicht mehr bin',
  hands_one: '{{count}} Spiel',
  hands_other: '{{count}} Spiele',
  sessions_one: '{{count}} Runde',
  sessions_other: '{{count}} Runden',
  leagues_one: '{{count}} Ligasaison',
  leagues_other: '{{count}} Ligasaisons',
  corrections_one: '{{count}} Korrektur',
  corrections_other: '{{count}} Korrekturen',
  'rule-sets_one': '{{count}} Regelsatz',
  'rule-sets_other': '{{count}} Regelsätze',
  drafts_one: '{{count}} unfertiger Eintrag',
  drafts_other: '{{count}} unfertige Einträge',
  more_one: 'und {{count}} weiterer Server',
  more_other: 'und {{count}} weitere Server',
  about:
    '-# Von jedem Spiel speichere ich, wer unter welchem Namen wo saß, die Karten und die Punkte. Wie lange, sagt **docs/privacy.md** bei Dulle.',
  download: 'Alles herunterladen',
  'ask-delete': 'Alles löschen …',
  question:
    'Alles löschen, was ich von dir speichere, auf allen Servern?\n\n- In beendeten Spielen sitzt dann ein „ehemaliger Mitspieler“ auf deinem Platz: Punkte und Plätze der anderen bleiben, und nichts führt mehr zu dir.\n- Deine Einstellungen werden vergessen, und dass Regelsätze von dir sind.\n- Nachrichten, die schon in Discord stehen, bleiben dort; löschen kannst du nur deine eigenen.\n\nDas lässt sich nicht rückgängig machen.',
  yes: 'Ja, alles löschen',
  no: 'Nein, behalten',
  deleted: '✅ Gelöscht: Ich speichere nichts mehr von dir. Spielst du wieder, fängst du neu an.',
  blocked: 'Noch ist nichts gelöscht:',
  seated: 'Du sitzt an einem Tisch in {{channel}}. Steh dort zuerst auf.',
  witness:
    'Du hast einen Tisch in {{channel}} verlassen und Karten des laufenden Spiels gesehen. Warte, bis es vorbei ist.',
  entered: 'Du spielst in der Liga **{{name}}** mit. Melde dich zuerst mit **/liga abmelden** ab.',
  'match-day':
    'Du spielst oder spieltest an einem Spieltag der Liga **{{name}}**, der noch läuft. Warte, bis er vorbei ist.',
  file: 'Alles, was ich von dir speichere, als JSON-Datei.',
  'file-gzip': 'Alles, was ich von dir speichere, als JSON-Datei, mit gzip gepackt.',
} satisfies Translation<'de'>['privacy'];
