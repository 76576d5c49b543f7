import { LEVELS } from '../../core/level.ts';
import { type ChairNumber, chairNumbers, FEWEST_CHAIRS } from '../../core/table/chairs.ts';
import type { EndReason } from '../../core/table/event.ts';
import { isolated } from '../../texts/names.ts';
import { additionValue } from '../customId.ts';
import { button, disabled, menuRow, type Row, rowsOf } from './components.ts';
import type { MessagePayload } from './desired.ts';
import { awaitedAt, awaitedOn, placeLine } from './fixture.ts';
import { type Accent, framed, RULE, section } from './parts.ts';
import { settingsLine } from './rules/ruleLine.ts';
import { handText, lastHand, mention, moment, type Said, type Scene } from './scene.ts';
import { offeredSeats } from './status.ts';

/**
 * The table's message in the channel: who sits, what is played, and where it stands. Its buttons keep their
 * places, so that nobody presses another than the one they meant.
 */
export function lobbyMessage(scene: Scene): MessagePayload {
  const { view, t } = scene;
  const place = placeLine(scene);
  const head = [`## ${t('table.title')}`, ...(place ? [`**${place}**`] : []), settingsLine(view.settings, t)];
  const rules = button(t('button.rules'), { do: 'rules', table: view.id });
  const over = view.phase === 'ended';
  const payload = framed(
    ACCENT_OF[view.phase],
    [
      ...(over ? head : [section(head, rules)]),
      RULE,
      ...chairNumbers(view.chairs).map((chair) => chairLine(scene, chair)),
      ...closedInboxLines(scene),
      RULE,
      ...standing(scene),
    ],
    lobbyRows(scene),
  );
  const awaited = view.phase === 'lobby' ? awaitedAt(view).map(({ id }) => id) : [];
  return awaited.length > 0 ? { ...payload, pings: awaited } : payload;
}

const ACCENT_OF = {
  lobby: 'open',
  cutting: 'going',
  playing: 'going',
  between: 'going',
  ended: 'over',
} as const satisfies Record<Scene['view']['phase'], Accent>;

function chairLine({ view, t, name }: Scene, chair: ChairNumber): string {
  const occupant = view.chairs[chair];
  const number = chair + 1;
  const awaited = awaitedOn(view, chair);
  if (!occupant && awaited) {
    const person = isolated(awaited.name, mention(awaited.id));
    return t('fixture.seat-expected', { number, person });
  }
  if (!occupant) return t('table.seat-free', { number });
  if (occupant.kind === 'computer') {
    const level = t(`computer.level-${occupant.level}`);
    const key = occupant.vacated ? 'table.seat-vacated' : 'table.seat-computer';
    return t(key, { number, name: name(chair), level });
  }
  const host = occupant.person.id === view.host;
  const values = { number, person: name(chair) };
  if (occupant.held) return t(host ? 'table.seat-held-host' : 'table.seat-held', values);
  return t(host ? 'table.seat-host' : 'table.seat-person', values);
}

function closedInboxLines({ view, t, name }: Scene): readonly string[] {
  if (view.phase === 'ended') return [];
  const key = view.phase === 'lobby' ? 'table.inbox-closed' : 'table.inbox-closed-playing';
  return chairNumbers(view.chairs)
    .filter((chair) => {
      const occupant = view.chairs[chair];
      return occupant?.kind === 'person' && view.closedInboxes.includes(occupant.person.id);
    })
    .map((chair) => t(key, { person: name(chair) }));
}

function standing(scene: Scene): readonly (string | null)[] {
  const { view, t } = scene;
  switch (view.phase) {
    case 'lobby': {
      const count = view.chairs.filter((chair) => chair === null).length;
      return [
        view.fixture ? missingText(scene, count) : freeText(scene, count),
        view.fixture?.duplicate ? t('fixture.duplicate') : null,
        view.chairs.length > FEWEST_CHAIRS ? t('table.dealer-rests') : null,
        view.settings.hints ? t('coach.everybody') : null,
        view.until === null ? null : t('table.closes', { time: moment(view.until) }),
      ];
    }
    case 'cutting':
    case 'playing':
      return [
        t('table.playing', { hand: handText(scene, view.present?.deal.number ?? 1), link: scene.link }),
      ];
    case 'between':
      return [t('table.between', { hand: handText(scene, lastHand(view)), link: scene.link })];
    case 'ended':
      return endLines(scene, view.endReason ?? 'closed');
  }
}

/** A table of more than four starts with four already. */
function freeText({ view, t }: Said, count: number): string {
  if (count === 0) return t('table.chairs-full');
  const others = view.chairs.length - count;
  return others >= FEWEST_CHAIRS ? t('table.chairs-more', { count }) : t('table.chairs-free', { count });
}

/** At a league's table everybody has a chair of their own. */
const missingText = ({ t }: Said, count: number): string =>
  count === 0 ? t('table.chairs-full') : t('fixture.missing', { count });

function playedOutText({ view: { settings }, t }: Said): string {
  const { length } = settings;
  return length.kind === 'target'
    ? t('table.ended-target', { count: length.points })
    : t('table.ended-played-out', { count: length.kind === 'hands' ? length.hands : 0 });
}

/** How a table ended, and what became of a hand that was broken off. */
export function endLines({ view, t }: Said, reason: EndReason): readonly (string | null)[] {
  return [
    reason === 'played-out' ? playedOutText({ view, t }) : t(`table.ended-${reason}`),
    view.present?.hand ? t('table.ended-broken-off') : null,
    view.sheet.length === 0 ? t(view.fixture ? 'fixture.ended-unplayed' : 'table.ended-unplayed') : null,
  ];
}

function lobbyRows(scene: Scene): readonly Row[] {
  const { view, t } = scene;
  const table = view.id;
  const plain = (id: 'leave' | 'my-hand' | 'score' | 'menu' | 'records') =>
    button(t(`button.${id}`), { do: id, table });
  switch (view.phase) {
    case 'lobby': {
      const full = !view.chairs.includes(null);
      const computers = view.chairs.some((chair) => chair?.kind === 'computer');
      const join = button(t('button.join'), { do: 'join', table }, 'success');
      const remove = button(t('button.remove-computer'), { do: 'remove-computer', table });
      const start = button(t('button.start'), { do: 'start', table }, 'primary');
      return [
        ...rowsOf([full ? disabled(join) : join, plain('leave')]),
        ...(view.fixture ? [] : [computerMenu(scene)]),
        ...rowsOf([
          ...(view.fixture ? [] : [computers ? remove : disabled(remove)]),
          view.chairs.filter((chair) => chair !== null).length >= FEWEST_CHAIRS ? start : disabled(start),
        ]),
        ...(view.fixture ? [] : unseatingMenus(scene)),
      ];
    }
    case 'ended':
      return view.sheet.length === 0
        ? []
        : rowsOf([plain('score'), ...(view.concealed ? [] : [plain('records')])]);
    default:
      return [...rowsOf([plain('my-hand'), plain('score'), plain('menu')]), ...offeredSeats(scene)];
  }
}

/** Where computers play differently well, it matters which one goes. It comes last, so that no button moves. */
function unseatingMenus({ view, t, name }: Scene): readonly Row[] {
  const computers = chairNumbers(view.chairs).flatMap((chair) => {
    const occupant = view.chairs[chair];
    return occupant?.kind === 'computer' ? [{ chair, level: occupant.level }] : [];
  });
  const [first, ...others] = computers;
  if (!first || others.every(({ level }) => level === first.level)) return [];
  return [
    menuRow({
      // Discord goes on showing what was chosen from a menu until its id is another.
      id: { do: 'unseat-computer', table: view.id, chair: others.at(-1)?.chair ?? first.chair },
      placeholder: t('computer.unseat'),
      options: computers.map(({ chair, level }) => ({
        label: t('computer.unseat-one', {
          number: chair + 1,
          name: name(chair),
          level: t(`computer.level-${level}`),
        }),
        value: String(chair),
      })),
      count: 1,
    }),
  ];
}

/** Seats a computer of a level, or fills the table with them: two taps either way. */
function computerMenu({ view, t }: Said): Row {
  const free = chairNumbers(view.chairs).filter((chair) => view.chairs[chair] === null);
  const ones = LEVELS.map((level) => ({
    label: t(`computer.${level}`),
    description: t(`computer.about-${level}`),
    value: additionValue({ level, seats: 'one' }),
  }));
  const all = LEVELS.map((level) => ({
    label: t(`computer.fill-${level}`),
    value: additionValue({ level, seats: 'all' }),
  }));
  return menuRow({
    // Discord goes on showing what was chosen from a menu until its id is another.
    id: { do: 'seat-computer', table: view.id, chair: free[0] ?? 0 },
    placeholder: t('button.add-computer'),
    options: free.length > 1 ? [...ones, ...all] : ones,
    count: 1,
    disabled: free.length === 0,
  });
}
