import { PARTIES, type Party } from '../../../core/rules/contract.ts';
import type { RuleSet } from '../../../core/rules/ruleSet.ts';
import type { PlayedResult } from '../../../core/score/result.ts';
import { SEATS, type Seat } from '../../../core/seat.ts';
import type { Texts } from '../../../texts/texts.ts';
import { signed } from '../scene.ts';
import { cardNames, type Says } from './cardNames.ts';
import { ANNOUNCER, exampleResult } from './example.ts';

/** The worked example: what happened, and every line of its score as the core counts it. */
export function exampleParagraphs(rules: RuleSet, says: Says): readonly (string | null)[] {
  const { t } = says;
  const result = exampleResult(rules);
  const name = namesIn(t);
  const points = pointsBy(result);
  const total = (points.re - points.kontra) * (rules.announcements === 'double' ? 2 : 1);
  return [
    t('guide.example-setting', {
      re: pair('re', result, name, t),
      kontra: pair('kontra', result, name, t),
      announcer: name(ANNOUNCER),
    }),
    t('guide.example-course', {
      ...cardNames(says),
      doppelkopf: Math.max(...result.tricks.map(({ eyes }) => eyes)),
      last: name(result.tricks.at(-1)?.winner ?? 0),
    }),
    t('guide.example-end', { reEyes: result.eyes.re, kontraEyes: result.eyes.kontra }),
    [
      t('guide.example-lines'),
      ...result.lines.map((line) =>
        t('guide.example-line', {
          points: signed(line.points),
          party: t(`party.${line.party}`),
          reason: t(`reason.${line.reason}`),
        }),
      ),
      `${points.kontra > 0 ? `${points.re} − ${points.kontra} ` : ''}${t('guide.example-total', { total: points.re - points.kontra })}`,
      ...(rules.announcements === 'double' ? [t('guide.example-doubled', { total })] : []),
    ].join('\n'),
    t('guide.example-scores', {
      scores: SEATS.map((seat) => `${name(seat)} ${signed(result.scores[seat])}`).join(' · '),
    }),
    t('guide.example-lost'),
    rules.nines ? null : t('guide.example-nines'),
  ];
}

type Named = (seat: Seat) => string;

function namesIn(t: Texts): Named {
  const names = t('guide.example-players').split(',');
  return (seat) => names[seat]?.trim() ?? '?';
}

function pair(party: Party, { parties }: PlayedResult, name: Named, t: Texts): string {
  const [one = '?', other = '?'] = SEATS.filter((seat) => parties[seat] === party).map(name);
  return t('guide.example-pair', { one, other });
}

const pointsBy = ({ lines }: PlayedResult): Readonly<Record<Party, number>> =>
  Object.fromEntries(
    PARTIES.map((party) => [
      party,
      lines.reduce((sum, line) => sum + (line.party === party ? line.points : 0), 0),
    ]),
  ) as Record<Party, number>;
