import type { Translation } from '../translation.ts';

/** Panels that one person sees. */
export const rules = {
  title: 'Az asztal szabályai',
  'title-named': 'Szabályok: {{name}}',
  'title-default': 'Szabályok: {{name}} (ezen a szerveren ez az alap)',
  lengths:
    '**Meddig tart** · Egy parti adott számú leosztásból áll, vagy addig megy, amíg valaki eléri a 30 vagy az 50 pontot, vagy amíg a játékosok be nem fejezik. A bedobott leosztás nem számít bele. Az dönt, aki az asztalt nyitja: **/asztal létrehozás** vagy **Szabályok módosítása**.',
  'many-players':
    '**Öt–hét játékos** · Egy leosztást négyen játszanak: akik az osztó bal oldalán ülnek. Az osztó pihen, nem lát lapokat és nem kap pontot; egy teljes kör alatt mindenki ugyanannyit játszik.',
  'no-difference': 'A német Doppelkopf-szövetség versenyszabályai, semmi más.',
  'read-on': '-# A menü minden szabályt elmagyaráz; a játék dióhéjban is ott van.',
  'read-more': '-# A menü minden szabályt elmagyaráz.',
  cards:
    '{{number}}-féle lap, mindegyikből kettő. {{highest}}, utána az összes dáma, az összes bubi és a káró; az adu egyetlen szín, és színre színt kell adni.',
  'highest-dulle': 'A legmagasabb adu a kőr tízes (a Dulle)',
  'highest-schweine': 'A két ♦A egy kézben (Schweine) a legmagasabb adu, aztán jön a kőr tízes (a Dulle)',
  'highest-superschweine':
    'Ha valakinél Schweine van (mindkét ♦A), akkor a két ♦{{rank}} egy kézben (Superschweine) a legmagasabb adu, aztán jön a Schweine, majd a kőr tízes (a Dulle)',
  parties:
    'Akinél ♣D van, az **Re**, a többiek **Kontra**; akinél mindkettő, az egyedül játszik, vagy **Vorbehaltot** mond, és **Hochzeitot** jelent be: ekkor az lesz a partnere, aki rajta kívül elsőként viszi el {{deciding}}.',
  'deciding-any': 'az első három ütés egyikét',
  'deciding-side-suit': 'az első három ütés közül az egyik olyat, amelyben nem adu volt a hívás',
  'deciding-trump': 'az első három ütés közül az egyik olyat, amelyben adu volt a hívás',
  win: 'A Re 121 szemmel nyer a 240-ből, a Kontra 120-szal. Ha a vesztes párt 90, 60 vagy 30 alatt marad, illetve egy ütése sincs, az egy-egy ponttal többe kerül.',
  announce:
    '**Re** és **Kontra** (egyenként {{worth}}) addig mondható be, amíg legalább {{re}} lapod van; a többihez ennyi lap kell: **keine 90** {{no90}}, **keine 60** {{no60}}, **keine 30** {{no30}}, **schwarz** {{schwarz}} (egyenként +1). Válaszként a Re vagy a Kontra akkor is jöhet még, ha eggyel kevesebb lapod van, mint amennyi a másik párt legmagasabb bemondásához kell.',
  'worth-add': '+2',
  'worth-double': 'duplázza a leosztást',
  solos: 'Szólók: {{solos}}. A szólista egyedül a Re, és háromszorosan számol.',
  'solos-none': 'Szóló nincs.',
  extras: 'Különpontok (szólóban nincsenek): {{extras}}.',
  'extra-doppelkopf': 'Doppelkopf (legalább 40 szemes ütés)',
  'extra-fox': 'elfogott Fuchs (♦A)',
  'extra-karlchen': 'Karlchen (♣B viszi az utolsó ütést)',
  'extra-karlchenCaught': 'elfogott Karlchen az utolsó ütésben',
  'extra-foxLastTrick': 'Fuchs viszi az utolsó ütést',
  'extra-heartsTrick': 'négy kőr egy ütésben',
  'extra-dulleCaught': 'a másik Dulléval elfogott Dulle',
  'against-the-old': 'Ha a Kontra nyer, eggyel több pontot kap, mert a treff dámák ellen nyert.',
  'clock-computer':
    'Ha lejár az idő, azt az egy lépést gép teszi meg; ha ez egymás után kétszer történik, gép játszik, amíg vissza nem térsz.',
  'clock-waits': 'Ha lejár az idő, az asztal vár.',
} satisfies Translation<'hu'>['rules'];

export const menu = {
  title: 'Az asztal menüje',
  host: 'Házigazda: {{person}}',
  'end-votes': 'Korai befejezés: {{votes}}/{{needed}} szavazat.',
  'removal-votes': 'Eltávolítás ({{person}}): {{votes}}/{{needed}} szavazat.',
  'open-seats': 'Nem ülsz ennél az asztalnál, de egy gép helyére leülhetsz.',
  ended: 'Ez az asztal befejeződött.',
} satisfies Translation<'hu'>['menu'];

export const confirm = {
  'leave-lobby': 'Kiszállsz?',
  leave: 'Végleg kiszállsz? A helyeden gép játszik tovább, és az eddigi pontok a helynél maradnak.',
  'vote-end':
    'Befejezzük a partit idő előtt? Az eddigi állással ér véget, ha a játékosok több mint fele akarja.',
  'close-lobby': 'Mindenkinek bezárod ezt az asztalt?',
  close:
    'Befejezed a partit mindenki számára? A házigazdától ez egy szavazat a korai befejezésre; a moderátor rögtön véget vet neki, az eddigi állással.',
  remove:
    'Eltávolítod? {{name}} helyére gép ül: rögtön, ha ő nincs itt, és te vagy a házigazda; különben akkor, ha a többiek közül elegen egyetértenek.',
  'remove-lobby': 'Biztos? {{name}} elveszti a helyét az asztalnál.',
  otherwise: '-# Ha mégsem, csak tüntesd el ezt az üzenetet.',
} satisfies Translation<'hu'>['confirm'];

export const review = {
  title: '{{hand}}. leosztás · {{contract}}',
  'title-trick': '{{hand}}. leosztás · {{trick}}/{{tricks}}. ütés',
  hand: '{{name}} ({{party}})',
  taken_one: '{{name}} viszi: {{count}} szem.',
  taken_other: '{{name}} viszi: {{count}} szem.',
  running: 'Eddig: Re {{re}} · Kontra {{kontra}} szem',
  none: 'Nem nézhető vissza ({{hand}}. leosztás): nem ért véget, vagy nem játszottak ki benne lapot.',
} satisfies Translation<'hu'>['review'];
