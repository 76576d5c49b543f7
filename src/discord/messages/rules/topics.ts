import { BOCK_OVERLAPS } from '../../../core/rules/bock.ts';
import {
  ANNOUNCEMENT_EFFECTS,
  POVERTIES,
  type RuleSet,
  SCHWEINE_SHOWN,
  SECOND_DULLE,
  SOLO_LEADS,
  WEDDING_DECIDED_BY,
} from '../../../core/rules/ruleSet.ts';
import {
  bockHands,
  bockOn,
  bockOverlap,
  choice,
  differs,
  flag,
  noTrumpAbove,
  type Switch,
  solos,
  threshold,
} from './switches.ts';

export const TOPICS = [
  'cards',
  'schweine',
  'solos',
  'wedding-poverty',
  'throw-in',
  'throw-in-more',
  'announcements',
  'extra-points',
  'bock',
  'tournament',
] as const;
export type Topic = (typeof TOPICS)[number];

/** A menu of the editor: one switch, or several that are played or not. Its name is stable. */
export interface RuleMenu {
  readonly name: string;
  readonly switches: readonly Switch[];
}

const one = (only: Switch): RuleMenu => ({ name: only.key, switches: [only] });

/** At most this many menus a topic: Discord shows five rows, of which two lead on. */
export const MOST_MENUS = 3;

/** Which topic holds which switches, in which menus: a new rule is a row here, and its texts. */
export const MENUS: Readonly<Record<Topic, readonly RuleMenu[]>> = {
  cards: [one(flag('nines')), one(choice('secondDulleWins', SECOND_DULLE))],
  schweine: [
    { name: 'schweine', switches: [flag('schweine'), flag('superschweine'), flag('schweineInSuitSolos')] },
    one(
      choice('schweineShown', SCHWEINE_SHOWN, ({ schweine }, t) =>
        schweine ? null : t('idle.schweineShown'),
      ),
    ),
  ],
  solos: [
    one(solos),
    one(choice('soloLead', SOLO_LEADS, (rules, t) => (rules.solos.length > 0 ? null : t('idle.soloLead')))),
  ],
  'wedding-poverty': [
    one(choice('weddingDecidedBy', WEDDING_DECIDED_BY)),
    one(choice('poverty', POVERTIES)),
    one(
      choice('povertyFoxesCount', [true, false], ({ poverty }, t) =>
        poverty === false ? t('idle.povertyFoxesCount') : null,
      ),
    ),
  ],
  'throw-in': [
    one(threshold('nines', ({ nines }, t) => (nines ? null : t('idle.throwIn-nines')))),
    one(threshold('kings')),
    one(threshold('ninesAndKings')),
  ],
  'throw-in-more': [one(threshold('fullCards')), one(threshold('eyesOver')), one(noTrumpAbove)],
  announcements: [one(choice('announcements', ANNOUNCEMENT_EFFECTS)), one(flag('announceAt30'))],
  'extra-points': [
    {
      name: 'extra-points',
      switches: [
        flag('karlchen'),
        flag('karlchenCaught'),
        flag('foxLastTrick'),
        flag('heartsTrick'),
        flag('dulleCaught'),
      ],
    },
  ],
  bock: [one(bockOn), one(bockHands), one(bockOverlap(BOCK_OVERLAPS))],
  tournament: [one(flag('mandatorySolos'))],
};

export const switchesOf = (topic: Topic): readonly Switch[] =>
  MENUS[topic].flatMap(({ switches }) => switches);

export const SWITCHES: readonly Switch[] = TOPICS.flatMap(switchesOf);

/** The menu of that name and the topic in which it stands. */
export function menuNamed(name: string): { readonly topic: Topic; readonly menu: RuleMenu } | null {
  for (const topic of TOPICS) {
    const menu = MENUS[topic].find((candidate) => candidate.name === name);
    if (menu) return { topic, menu };
  }
  return null;
}

export const isTopic = (word: string): word is Topic => TOPICS.some((topic) => topic === word);

/** The switches that are set otherwise than in the DDV's rules, in order of topics. */
export const differing = (rules: RuleSet): readonly Switch[] =>
  SWITCHES.filter((candidate) => differs(candidate, rules));

/** Whether several switches share a menu, which then says of each whether it is played. */
export const isGroup = ({ switches }: RuleMenu): boolean => switches.length > 1;

/** Whether any number of a menu's values is chosen, or one. */
export const takesMany = (menu: RuleMenu): boolean =>
  isGroup(menu) || menu.switches.some(({ takes }) => takes === 'many');

/** The values that a menu shows as chosen. */
export const chosenValues = (menu: RuleMenu, rules: RuleSet): readonly string[] =>
  isGroup(menu)
    ? menu.switches.filter((played) => played.chosen(rules).includes('true')).map(({ key }) => key)
    : menu.switches.flatMap((only) => only.chosen(rules));

const offers = (menu: RuleMenu, rules: RuleSet, value: string): boolean =>
  menu.switches.some((given) => (isGroup(menu) ? given.key === value : given.words(rules).includes(value)));

/**
 * The rules after a choice in a menu that showed `seen` as chosen; null: no menu of ours offers that. A menu
 * of any number sends all that is chosen in it: only what differs from what was seen is the person's choice.
 */
export function chosenIn(
  menu: RuleMenu,
  rules: RuleSet,
  values: readonly string[],
  seen: readonly string[],
): RuleSet | null {
  const [first] = menu.switches;
  if (!first || new Set(values).size !== values.length) return null;
  if (!values.every((value) => offers(menu, rules, value))) return null;
  if (!takesMany(menu) && values.length !== 1) return null;
  const wanted = takesMany(menu) ? merged(chosenValues(menu, rules), values, seen) : values;
  if (isGroup(menu)) {
    return menu.switches.reduce(
      (changed, played) => played.choose(changed, [String(wanted.includes(played.key))]),
      rules,
    );
  }
  return first.isOpen(rules) ? first.choose(rules, wanted) : null;
}

/** What is chosen now, with what somebody added to what they saw, and without what they took away. */
function merged(
  present: readonly string[],
  values: readonly string[],
  seen: readonly string[],
): readonly string[] {
  const added = values.filter((value) => !seen.includes(value));
  return [...present, ...added].filter((value) => values.includes(value) || !seen.includes(value));
}
