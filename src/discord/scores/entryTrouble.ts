import type { EntryTrouble } from '../../app/enteredHands.ts';
import type { Texts } from '../../texts/texts.ts';

/** What is missing in an entry, or cannot be, in one sentence. */
export function entryTroubleText(trouble: EntryTrouble, t: Texts): string {
  switch (trouble.code) {
    case 'missing':
      return t(`entry.missing-${trouble.what}`);
    case 'contract-not-played':
      return t('entry.bad-contract-not-played', { contract: t(`contract.${trouble.contract}`) });
    case 'trickless-with-eyes':
    case 'tricks-without-eyes':
    case 'trickless-with-extras':
    case 'doppelkopf-needs-eyes':
      return t(`entry.bad-${trouble.code}`, { party: t(`party.${trouble.party}`) });
    case 'steps-out-of-range':
    case 'steps-without-call':
      return t('entry.bad-steps', { party: t(`party.${trouble.party}`) });
    case 'extra-not-played':
      return t('entry.bad-extra-not-played', { reason: t(`reason.${trouble.reason}`) });
    case 'too-many-extras':
      return t('entry.bad-too-many-extras', {
        most: trouble.most,
        reasons: trouble.reasons.map((reason) => t(`reason.${reason}`)).join(', '),
      });
    case 're-players':
    case 'eyes-out-of-range':
    case 'extras-in-solo':
    case 'two-last-tricks':
    case 'multiplier-out-of-range':
      return t(`entry.bad-${trouble.code}`);
  }
}
