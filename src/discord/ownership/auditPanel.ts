import { type AuditEntry, isAboutLeague } from '../../app/audit.ts';
import { leagueSubject } from '../../app/leagues/leagueAudit.ts';
import { toldPoints } from '../../app/pointsNote.ts';
import { HOLDERS, RIGHTS } from '../../app/rights.ts';
import { proseName } from '../../texts/names.ts';
import type { Texts } from '../../texts/texts.ts';
import { button, disabled, rowsOf } from '../messages/components.ts';
import type { MessagePayload } from '../messages/desired.ts';
import { framed, message } from '../messages/parts.ts';
import { signed } from '../messages/scene.ts';
import { auditClicks } from './auditClick.ts';

/** Corrections on a page: what a phone shows without much scrolling. */
export const ENTRIES_ON_A_PAGE = 8;

/** Characters of a subject or value that are shown. */
const LONGEST_VALUE = 60;

/** Characters of a name at points: there are eight of them in an entry. */
const LONGEST_SCORER = 16;

/** A page of a server's corrections, the newest first. `page` from 0. */
export function auditPanel(
  entries: readonly AuditEntry[],
  { page, total }: { readonly page: number; readonly total: number },
  t: Texts,
): MessagePayload {
  if (total === 0) return message([t('audit.none')]);
  const pages = Math.ceil(total / ENTRIES_ON_A_PAGE);
  const turn = (label: string, to: number) => {
    const made = button(label, auditClicks.make({ do: 'page', page: Math.max(0, to) }));
    return to < 0 || to >= pages ? disabled(made) : made;
  };
  return framed(
    'over',
    [
      `### ${t('audit.title')}`,
      ...entries.flatMap((entry) => entryLines(entry, t)),
      pageLine(page, pages, t),
    ],
    pages > 1
      ? rowsOf([turn(`◀ ${t('audit.newer')}`, page - 1), turn(`${t('audit.older')} ▶`, page + 1)])
      : [],
  );
}

const pageLine = (page: number, pages: number, t: Texts): string =>
  `\n${t('audit.page', { page: page + 1, pages })}`;

function entryLines(entry: AuditEntry, t: Texts): readonly string[] {
  const { at, by, what, before, after } = entry;
  const values = [before, after].some((value) => value !== null) ? [valuesText(entry, t)] : [];
  return [
    '',
    t('audit.line', {
      time: `<t:${Math.floor(at / 1000)}:f>`,
      what: t(`audit.${what}`),
      subject: subjectText(entry, t),
    }),
    ...values,
    ...(by ? [t('audit.by', { name: personName(by.id, by.name, t) })] : []),
  ];
}

/** What an entry is about: a league by its title, with the match day and table. */
function subjectText({ what, subject }: AuditEntry, t: Texts): string {
  if (what === 'rights-changed') return rightText(subject, t);
  const league = isAboutLeague(what) ? leagueSubject(subject) : null;
  if (!league) return wordsOf(subject, t);
  const title = t('league.title', { name: wordsOf(league.name, t), season: league.season });
  return league.place ? `${title}, ${t('leagueNo.table-of-day', league.place)}` : title;
}

/** The values before and after; of a table that was closed, whose it was. */
function valuesText(entry: AuditEntry, t: Texts): string {
  const { what, before, after } = entry;
  if (what === 'table-closed') return t('audit.host', { name: wordsOf(before ?? '', t) });
  const told = (value: string | null): string => (value === null ? '–' : valueText(entry, value, t));
  return t('audit.values', { before: told(before), after: told(after) });
}

/** A value: a right or its holders, points with their players, or somebody. */
function valueText({ what }: AuditEntry, value: string, t: Texts): string {
  if (what === 'rights-changed') return rightText(value, t);
  const points = toldPoints(value, (who, each) => `${wordsOf(who, t, LONGEST_SCORER)} ${signed(each)}`);
  return points ?? wordsOf(value, t);
}

const FORMER = /^former:(\d+)$/;

const personName = (id: string, name: string, t: Texts): string => {
  const number = FORMER.exec(id)?.[1];
  return number === undefined ? proseName(name) : t('audit.former', { number });
};

/** People and roles as an entry's words have them: `<@id>`, `<@&id>`. */
const MENTION = /(<@&?\d{1,20}>|<@former:\d+>)/;

/** Words that somebody chose, with the people in them; nothing else in them formats or mentions. */
const wordsOf = (text: string, t: Texts, longest = LONGEST_VALUE): string =>
  text
    .split(MENTION)
    .map((part, index) => {
      if (index % 2 === 0) return part.trim() === '' ? part : spaced(part, proseName(part, longest));
      const number = /former:(\d+)/.exec(part)?.[1];
      return number === undefined ? part : t('audit.former', { number });
    })
    .join('');

/** A text in place of another, with the spaces around that one. */
const spaced = (text: string, shown: string): string =>
  `${/^\s/.test(text) ? ' ' : ''}${shown}${/\s$/.test(text) ? ' ' : ''}`;

/** A right, or its holders as `holdersNote` writes them. */
function rightText(value: string, t: Texts): string {
  const right = RIGHTS.find((known) => known === value);
  if (right) return t(`rights.${right}`);
  const [first = '', ...roles] = value.split(' ');
  const who = HOLDERS.find((known) => known === first);
  return [who ? t(`rights.${who}`) : proseName(first), ...roles.map((role) => wordsOf(role, t))].join(', ');
}
