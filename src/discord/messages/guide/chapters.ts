import { ANNOUNCEMENTS, type Announcement, leastCards } from '../../../core/rules/announcement.ts';
import { handSize, type RuleSet } from '../../../core/rules/ruleSet.ts';
import { sentence } from '../rules/phrases.ts';
import { switchesOf } from '../rules/topics.ts';
import { type CardNames, cardNames, type Says } from './cardNames.ts';
import { exampleParagraphs } from './examplePage.ts';
import { withCards } from './told.ts';
import { trumpLines } from './trumpLines.ts';

/** The chapters of the guide, in the order in which they are read. */
export const CHAPTERS = [
  'game',
  'trumps',
  'parties',
  'inquiry',
  'solos',
  'announcements',
  'scoring',
  'example',
  'extras',
  'tips',
  'tips-partner',
  'discord',
] as const;
export type Chapter = (typeof CHAPTERS)[number];

export const isChapter = (word: string): word is Chapter => CHAPTERS.some((chapter) => chapter === word);

/** The paragraphs of a chapter, as these rules play the game. */
export const paragraphsOf = (chapter: Chapter, rules: RuleSet, says: Says): readonly string[] =>
  TOLD[chapter]({ ...says, rules, names: cardNames(says) }).filter((paragraph) => paragraph !== null);

interface Telling extends Says {
  readonly rules: RuleSet;
  readonly names: CardNames;
}

type Tell = (telling: Telling) => readonly (string | null)[];

const TOLD: Readonly<Record<Chapter, Tell>> = {
  game,
  trumps,
  parties,
  inquiry,
  solos,
  announcements,
  scoring,
  example: ({ rules, ...says }) => exampleParagraphs(rules, says),
  extras,
  tips,
  'tips-partner': tipsOnPartners,
  discord,
};

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

const deck = ({ nines }: RuleSet): 'nines' | 'no-nines' => (nines ? 'nines' : 'no-nines');

function game({ t, rules }: Telling): readonly string[] {
  return [
    t('guide.game-aim'),
    t(`guide.game-cards-${deck(rules)}`),
    t(`guide.game-points-${deck(rules)}`),
    t('guide.game-trick'),
    t('guide.game-goal'),
    t('guide.game-course', { tricks: handSize(rules) }),
  ];
}

function trumps({ t, signs, rules, names }: Telling): readonly (string | null)[] {
  return [
    t(`guide.trumps-many-${deck(rules)}`),
    trumpLines(rules, { t, signs }).join('\n'),
    withCards(t)(`guide.equal-${rules.secondDulleWins}`, names),
    withCards(t)(`guide.trumps-side-${deck(rules)}`, names),
    t('guide.trumps-follow', names),
    rules.schweine ? t(`guide.schweine-shown-${rules.schweineShown}`, names) : null,
  ];
}

function parties({ t, rules, names }: Telling): readonly (string | null)[] {
  const deciding = t(`rules.deciding-${rules.weddingDecidedBy}`);
  return [
    t('guide.parties-queens', names),
    t('guide.parties-known', names),
    t('guide.parties-wedding', { ...names, deciding }),
    t('guide.parties-silent'),
    rules.solos.length > 0 ? t('guide.parties-solo', names) : null,
    rules.poverty === true ? t('guide.parties-poverty') : null,
    t('guide.parties-winning'),
  ];
}

function inquiry(telling: Telling): readonly string[] {
  const { t, rules, names } = telling;
  const foxes = rules.povertyFoxesCount ? 'count' : 'no-count';
  const reasons = throwInReasons(telling);
  const ranked = [
    rules.mandatorySolos ? t('guide.inquiry-mandatory') : null,
    rules.solos.length > 0 ? t('guide.inquiry-solo') : null,
    reasons.length > 0 ? t('guide.inquiry-throw-in', { reasons: sentence(reasons.join('; ')) }) : null,
    rules.poverty === true ? withCards(t)(`guide.inquiry-poverty-${foxes}`, names) : null,
    rules.poverty === 'redeal' ? withCards(t)(`guide.inquiry-redeal-${foxes}`, names) : null,
    t('guide.inquiry-wedding', names),
  ].filter((line) => line !== null);
  return [
    t('guide.inquiry-ask'),
    t('guide.inquiry-all'),
    t('guide.inquiry-name'),
    [t('guide.inquiry-order'), ...ranked.map((line, index) => `${index + 1}. ${line}`)].join('\n'),
  ];
}

/** What may be thrown in for, in the phrases of the switches. */
const throwInReasons = ({ rules, t }: Telling): readonly string[] =>
  [...switchesOf('throw-in'), ...switchesOf('throw-in-more')]
    .filter((given) => !given.chosen(rules).includes('no'))
    .map((given) => given.phrase(rules, t));

function solos({ t, rules, names }: Telling): readonly (string | null)[] {
  if (rules.solos.length === 0) return [t('guide.solos-none', names)];
  const lead = rules.soloLead === 'forehand' && rules.mandatorySolos ? 'forehand-mandatory' : rules.soloLead;
  const inSuits = rules.schweineInSuitSolos && rules.solos.some((solo) => SUIT_SOLOS.has(solo));
  return [
    t('guide.solos-what'),
    [
      t('guide.solos-list'),
      ...rules.solos.map(
        (solo) =>
          `- ${t('guide.solos-one', { solo: t(`contract.solo-${solo}`), trumps: t(`solo.${solo}`) })}`,
      ),
      `-# ${t('guide.solos-rest', names)}`,
    ].join('\n'),
    inSuits ? t('guide.solos-schweine', names) : null,
    t(`guide.solos-lead-${lead}`),
    rules.mandatorySolos ? t('guide.solos-mandatory') : null,
    t('guide.solos-when'),
  ];
}

/** In a diamonds solo the Schweine are those of the normal game. */
const SUIT_SOLOS: ReadonlySet<string> = new Set(['clubs', 'spades', 'hearts']);

function announcements({ t, rules }: Telling): readonly (string | null)[] {
  const fewer = handSize({ nines: true }) - handSize(rules);
  const deadline = (name: string, announcement: Announcement): string =>
    t('guide.announcements-deadline', { announcement: name, cards: leastCards(announcement, fewer) });
  const [re, kontra, ...steps] = ANNOUNCEMENTS;
  return [
    t('guide.announcements-why'),
    t(`guide.announcements-worth-${rules.announcements}`),
    [
      t('guide.announcements-time'),
      list([
        deadline(`${t(`announcement.${re}`)} / ${t(`announcement.${kontra}`)}`, re),
        ...steps.map((step) => deadline(t(`announcement.${step}`), step)),
      ]),
    ].join('\n'),
    t('guide.announcements-steps'),
    t('guide.announcements-reply'),
    t('guide.announcements-wedding'),
    rules.announceAt30 ? t('guide.announcements-at-30') : null,
  ];
}

function scoring({ t, rules }: Telling): readonly (string | null)[] {
  const adds = rules.announcements === 'add';
  const { bock } = rules;
  return [
    t('guide.scoring-winner'),
    [
      t('guide.scoring-points'),
      list([
        t('guide.scoring-won'),
        t('guide.scoring-under'),
        ...(adds ? [t('guide.scoring-announced-add')] : []),
        t('guide.scoring-steps'),
        t('guide.scoring-against'),
        t('guide.scoring-old'),
      ]),
    ].join('\n'),
    t('guide.scoring-extras'),
    adds ? null : t('guide.scoring-double'),
    bock ? t(bock.overlap === 'stack' ? 'guide.scoring-bock-stack' : 'guide.scoring-bock') : null,
    t('guide.scoring-share'),
    t('guide.scoring-nobody'),
  ];
}

const EXTRAS = ['karlchen', 'karlchenCaught', 'foxLastTrick', 'heartsTrick', 'dulleCaught'] as const;

function extras({ t, rules, names }: Telling): readonly string[] {
  return [
    t('guide.extras-what'),
    t('guide.extras-doppelkopf'),
    t(rules.schweine ? 'guide.extras-fox-schweine' : 'guide.extras-fox', names),
    ...EXTRAS.filter((extra) => rules[extra]).map((extra) => withCards(t)(`guide.extras-${extra}`, names)),
    t('guide.extras-keep'),
  ];
}

function tips({ t, rules, names }: Telling): readonly (string | null)[] {
  return [
    t(`guide.tips-ace-${deck(rules)}`),
    t('guide.tips-second'),
    t('guide.tips-void'),
    t('guide.tips-re-lead'),
    t('guide.tips-last'),
    t('guide.tips-low', names),
    t('guide.tips-fox', names),
    t('guide.tips-count', names),
    rules.karlchen ? t('guide.tips-karlchen', names) : null,
  ];
}

function tipsOnPartners({ t, rules, names }: Telling): readonly (string | null)[] {
  return [
    t(rules.nines ? 'guide.tips-partner-feed' : 'guide.tips-partner-feed-no-nines'),
    t('guide.tips-partner-unknown'),
    t('guide.tips-partner-show', names),
    t('guide.tips-partner-wedding'),
    t(rules.nines ? 'guide.tips-partner-announce' : 'guide.tips-partner-announce-no-nines', names),
    t('guide.tips-partner-step'),
    t('guide.tips-partner-reply'),
    rules.solos.length > 0 ? t('guide.tips-partner-solo') : null,
  ];
}

function discord({ t }: Telling): readonly string[] {
  return [
    t('guide.discord-hand'),
    t('guide.discord-early'),
    t('guide.discord-announce'),
    t('guide.discord-look'),
    t('guide.discord-menu'),
    t('guide.discord-clock'),
    t('guide.discord-review'),
    t('guide.discord-fair'),
    t('guide.discord-settings'),
  ];
}
