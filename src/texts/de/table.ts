import type { Translation } from '../translation.ts';

/** The lobby, and what is true of a table as a whole. */
export const table = {
  title: 'Doppelkopf',
  line: '{{rules}} · {{hands}} · {{pace}}',
  'rules-ddv': 'DDV-Regeln',
  'rules-but': 'DDV-Regeln, aber: {{rules}}',
  'rules-more': '… und {{count}} weitere',
  'rules-differ_one': 'DDV-Regeln mit {{count}} Abweichung',
  'rules-differ_other': 'DDV-Regeln mit {{count}} Abweichungen',
  hands_one: '{{count}} Spiel',
  hands_other: '{{count}} Spiele',
  target_one: 'bis {{count}} Punkt',
  target_other: 'bis {{count}} Punkte',
  open: 'offenes Ende',
  hand: 'Spiel {{hand}}',
  'hand-of': 'Spiel {{hand}} von {{hands}}',
  'pace-live': 'live, 60 s pro Zug',
  'pace-relaxed': 'gemütlich, 10 min pro Zug',
  'pace-slow': 'langsam, 24 h pro Zug',
  'pace-none': 'ohne Uhr',
  'pace-waits': '{{pace}}, danach wartet der Tisch',

  'seat-free': '**{{number}}** · *frei*',
  'seat-person': '**{{number}}** · {{person}}',
  'seat-host': '**{{number}}** · {{person}} · Host',
  'seat-computer': '**{{number}}** · {{name}} · Computer ({{level}})',
  'seat-vacated': '**{{number}}** · {{name}} · Computer ({{level}}), für jemanden, der gegangen ist',
  'seat-held': '**{{number}}** · {{person}} · abwesend, 🤖 ein Computer spielt',
  'seat-held-host': '**{{number}}** · {{person}} · Host · abwesend, 🤖 ein Computer spielt',
  'inbox-closed':
    '-# {{person}} bekommt keine Direktnachrichten von mir: Nach dem Start hilft **Mein Blatt**.',
  'inbox-closed-playing': '-# {{person}} bekommt keine Direktnachrichten von mir: Hier hilft **Mein Blatt**.',

  'chairs-free_one':
    'Ein Platz ist frei. **Mitspielen** nimmt ihn, **Computer dazu** besetzt ihn; dann gibt **Start** die Karten.',
  'chairs-free_other':
    '{{count}} Plätze sind frei. **Mitspielen** nimmt einen, **Computer dazu** besetzt einen; sind vier besetzt, gibt **Start** die Karten.',
  'chairs-full': 'Alle Plätze sind besetzt: Wer am Tisch sitzt, darf **Start** drücken.',
  'chairs-more_one':
    'Ein Platz ist frei. **Start** gibt die Karten an alle, die hier sitzen, mindestens vier.',
  'chairs-more_other':
    '{{count}} Plätze sind frei. **Start** gibt die Karten an alle, die hier sitzen, mindestens vier.',
  'dealer-rests':
    '-# Ab fünf am Tisch spielen jeweils die vier nach der Person, die gibt; die anderen setzen aus.',
  closes: '-# Rührt sich niemand, schließt der Tisch {{time}}.',

  playing: '▶️ {{hand}} läuft: {{link}}',
  between: '▶️ {{hand}} ist vorbei. Weiter geht es hier: {{link}}',
  paused:
    '⏸️ {{person}} hat auf Pause gestellt. Mit **Menü** → **Weiterspielen** geht es weiter; sonst schließt der Tisch {{time}}.',
  'paused-itself':
    '⏸️ Pause, weil niemand da ist. Drückt jemand vom Tisch irgendeinen Knopf, geht es weiter; sonst schließt der Tisch {{time}}.',
  'paused-gone':
    '⏸️ Pause. Mit **Menü** → **Weiterspielen** geht es weiter; sonst schließt der Tisch {{time}}.',
  'seat-offered': '{{name}} spielt für jemanden, der gegangen ist. Mit dem Knopf unten nimmst du den Platz.',
  'end-votes': '-# Vorzeitig beenden: {{votes}} von {{needed}} nötigen Stimmen.',
  'removal-votes': '-# {{person}} entfernen: {{votes}} von {{needed}} nötigen Stimmen.',

  'ended-played-out_one': '🏁 Das Spiel ist gespielt.',
  'ended-played-out_other': '🏁 {{count}} Spiele sind gespielt.',
  'ended-target_one': '🏁 {{count}} Punkt ist erreicht.',
  'ended-target_other': '🏁 {{count}} Punkte sind erreicht.',
  'ended-voted': '🏁 Der Tisch hat die Runde vorzeitig beendet.',
  'ended-closed': '🏁 Der Tisch wurde geschlossen.',
  'ended-nobody-left': '🏁 Alle haben den Tisch verlassen.',
  'ended-unused': '🏁 Lange hat sich niemand gerührt, darum ist der Tisch geschlossen.',
  'ended-broken-off': 'Das angefangene Spiel zählt nicht.',
  'ended-unplayed': 'Kein Spiel wurde zu Ende gespielt. **/tisch erstellen** eröffnet einen neuen Tisch.',

  welcome:
    'Du sitzt an einem Doppelkopf-Tisch: {{link}}\nDeine Karten kommen hierher, sobald gegeben ist, mit einem Knopf für alles, was du tun kannst.',
  'thread-name': 'Doppelkopf: {{names}}',
} satisfies Translation<'de'>['table'];
