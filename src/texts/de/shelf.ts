import type { Translation } from '../translation.ts';

/** Saved rule sets: the editor, and what `/rules` answers. */
export const shelf = {
  'preset-ddv': 'DDV',
  'preset-tournament': 'Turnier',
  'preset-short': 'Kurz',
  'preset-kitchen': 'Küchentisch',
  'preset-rhenish': 'Rheinisch',

  'editing-table': 'Die Regeln dieses Tisches ändern',
  'editing-saved': 'Die Regeln „{{name}}“ ändern',
  topics: 'Was möchtest du ändern?',
  pages: 'Über eine Regel lesen',
  page: '📖 {{topic}}',
  none: 'Nichts davon',
  choose: 'Wähl eins davon',
  'start-help':
    'Übernimmt alle Regeln einer Vorlage oder eines gespeicherten Regelsatzes anstelle der bisher gewählten.',
  length: 'Wie lange die Runde geht',
  'start-choose': 'Übernehmen von …',
  'saved-as': '✅ Gespeichert als **{{name}}**.',
  saved: '-# Jede Auswahl wird sofort gespeichert.',
  'saved-table':
    '-# Jede Auswahl gilt sofort. **/regeln speichern** hebt diese Regeln, aber nicht die Länge, für andere Tische auf.',
  notice: '⚠️ {{sentence}}',
  done: 'Fertig',
  change: 'Regeln ändern',
  overwrite: '{{name}} überschreiben',
  delete: '{{name}} löschen',

  'ask-overwrite':
    'Einen Regelsatz **{{name}}** gibt es schon ({{line}}). Soll er mit diesen Regeln überschrieben werden: {{rules}}?',
  'ask-again':
    'Diese Regeln haben sich geändert, seit ich gefragt habe; darum ist noch nichts überschrieben.',
  'ask-overwrite-unreadable':
    'Einen Regelsatz **{{name}}** gibt es schon, aber ich kann ihn nicht mehr lesen. Soll er mit diesen Regeln überschrieben werden: {{rules}}?',
  'ask-delete': 'Den Regelsatz **{{name}}** für alle auf diesem Server löschen?',
  deleted:
    'Der Regelsatz **{{name}}** ist gelöscht. Tische, die damit eröffnet wurden, behalten ihre Regeln.',
  'default-is': 'Neue Tische hier spielen nach **{{name}}**, wenn nichts anderes gewählt wird: {{line}}.',

  'no-set':
    'Einen Regelsatz **{{name}}** gibt es hier nicht. Die Vorlagen sind {{presets}}; **/regeln speichern** legt einen eigenen an.',
  'set-gone': 'Diesen Regelsatz gibt es nicht mehr: Jemand hat ihn gelöscht.',
  unreadable:
    'Den Regelsatz **{{name}}** hat eine andere Version von mir gespeichert, und ich kann ihn nicht mehr lesen. Speicher ihn neu mit **/regeln speichern** oder lösch ihn.',
  'preset-fixed':
    '**{{name}}** ist eine Vorlage und bleibt, wie sie ist. **/regeln speichern** legt eine Kopie unter einem anderen Namen an, die du ändern kannst.',
  'bad-name': 'Ein Regelsatz braucht einen Namen mit 1 bis {{most}} Zeichen.',
  full: 'Dieser Server hat {{most}} Regelsätze, mehr gehen nicht. **/regeln löschen** schafft Platz.',
  'not-yours':
    '**{{name}}** ändern, überschreiben oder löschen kann nur, wer ihn gespeichert hat, und die Moderation.',
  'default-fixed':
    '**{{name}}** gilt auf diesem Server für neue Tische: Solange das so ist, kann nur die Moderation ihn ändern, überschreiben oder löschen.',
  'not-offered': 'Das lässt sich bei den jetzigen Regeln nicht wählen.',
  'not-moderator': 'Nur die Moderation legt fest, was auf diesem Server für neue Tische gilt.',
  'no-table': 'Hier ist kein Tisch. Nenn einen Regelsatz oder eröffne einen Tisch mit **/tisch erstellen**.',
} satisfies Translation<'de'>['shelf'];
