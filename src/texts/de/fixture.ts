import type { Translation } from '../translation.ts';

/** A league's tables. */
export const fixture = {
  place: '{{league}} · Spieltag {{round}} · Tisch {{table}}',
  'thread-name': '{{league}}, Spieltag {{round}}, Tisch {{table}}: {{names}}',
  'seat-expected': '**{{number}}** · wartet auf {{person}}',
  missing_one:
    'Es fehlt noch jemand. Mit **Mitspielen** nimmst du deinen Platz; dann gibt **Start** die Karten.',
  missing_other:
    'Es fehlen noch {{count}}. Mit **Mitspielen** nimmst du deinen Platz; sind alle vier da, gibt **Start** die Karten.',
  'chairs-empty_one': 'Es fehlt noch jemand; wer die Liga leitet, kann einen Ersatz einsetzen.',
  'chairs-empty_other': 'Es fehlen noch {{count}}; wer die Liga leitet, kann Ersatz einsetzen.',
  duplicate:
    '-# Alle Tische dieses Spieltags bekommen dieselben Karten, darum wird hier in einem privaten Thread gespielt. Wer hier Threads verwalten darf, könnte ihn lesen: bitte nicht.',
  seal: '-# Die Kartenfolge steht fest, an allen Tischen dieselbe; ihr Startwert ist als `{{commitment}}` versiegelt und wird gezeigt, wenn der Spieltag vorbei ist.',
  secret:
    '-# Andere Tische bekommen dieselben Karten: Bitte verratet nichts. Alle Blätter, der Startwert und die Protokolle folgen, wenn der Spieltag überall vorbei ist.',
  concealed:
    'Dieselben Karten werden an anderen Tischen dieses Spieltags gegeben. Bis alle fertig sind, sieht nur, wer hier spielt, wie es steht.',
  'concealed-review':
    'Dieselben Karten werden an anderen Tischen gegeben. Blätter, Startwerte und Protokolle gibt es, wenn der Spieltag überall vorbei ist.',
  disclosed:
    '-# Der Spieltag ist an allen Tischen vorbei: Startwerte, Blätter und Protokolle sind jetzt offen.',
  called: '{{person}}, für dich ist ein Platz reserviert: {{place}} {{link}}',
  'seat-offered': '{{name}} hält den Platz für {{person}} frei. Der Knopf unten nimmt ihn.',
  'ended-unplayed': 'Kein Spiel wurde zu Ende gespielt. Die Liga kann den Tisch noch einmal eröffnen.',
  'phase-ended': 'An diesem Tisch ist Schluss. Was noch zu spielen ist, kann die Liga wieder eröffnen.',
  'no-private-thread':
    'Die Tische dieses Spieltags bekommen dieselben Karten, darum wird in privaten Threads gespielt. Die gibt es nur in Textkanälen: Eröffne den Tisch in einem.',
} satisfies Translation<'de'>['fixture'];
