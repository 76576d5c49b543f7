import type { Translation } from '../translation.ts';

/** What people and servers choose: `/sprache` and `/einstellungen`. */
export const settings = {
  changed: '✅ Ist geändert.',

  // The language that somebody reads alone, and why it is that one.
  'me-chosen': 'Was nur du liest: **{{language}}**, wie von dir gewählt.',
  'me-discord': 'Was nur du liest: **{{language}}**, wie in deinem Discord.',
  'me-server': 'Was nur du liest: **{{language}}**, wie auf diesem Server.',
  'me-usual': 'Was nur du liest: **{{language}}**, weil ich die Sprache deines Discords nicht spreche.',
  'server-chosen': 'Was auf diesem Server alle lesen: **{{language}}**, wie hier gewählt.',
  'server-own': 'Was auf diesem Server alle lesen: **{{language}}**, wie der Server selbst.',
  'server-usual':
    'Was auf diesem Server alle lesen: **{{language}}**, weil ich die Sprache des Servers nicht spreche.',
  'how-language':
    '-# **/{{command}}** ändert das: mit **{{me}}** für dich, mit **{{server}}** für den Server (nur, wer ihn verwalten darf).',
  'how-settings': '-# Mit **/{{command}}** wählst du auch, wie die Karten für dich aussehen.',
  'no-server': 'Die Sprache eines Servers wählt man in einem seiner Kanäle.',
  'not-manager':
    'Die Sprache dieses Servers und das Aussehen seiner Bilder wählt nur, wer den Server verwalten darf.',

  'title-me': 'Deine Einstellungen',
  'title-server': 'Einstellungen dieses Servers',
  'about-me':
    '-# Für alles, was nur du liest. Jede Auswahl wird sofort gespeichert und gilt an allen Tischen.',
  'about-server': '-# Für alles, was hier in den Kanälen alle lesen. Jede Auswahl wird sofort gespeichert.',
  'to-me': 'Meine Einstellungen',
  'to-server': 'Einstellungen dieses Servers',
  option: '{{setting}}: {{choice}}',

  pictures: 'Bilder',
  'pictures-normal': 'in üblicher Größe',
  'pictures-large': 'groß',
  'pictures-none': 'keine, nur Text',
  suits: 'Kartenfarben',
  'suits-two': 'zwei, schwarz und rot',
  'suits-four': 'vier, für jede eine andere',
  faces: 'Blatt',
  'faces-french': 'französisch (♣ ♠ ♥ ♦)',
  'faces-german': 'deutsch (Eichel, Laub, Herz, Schellen)',
  theme: 'Hintergrund',
  'theme-dark': 'dunkel',
  'theme-light': 'hell',
  aid: 'Lernhilfe',
  'aid-off': 'aus',
  'aid-on': 'an',
  'aid-help': 'Gespielte Trümpfe und bekannte Parteien; nur an Tischen ohne Turnier',
  language: 'Sprache',
  'language-discord': 'wie in meinem Discord',
  'language-server': 'wie der Server selbst',
} satisfies Translation<'de'>['settings'];
