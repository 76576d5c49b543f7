import type { Translation } from '../translation.ts';

/** A league's tables. */
export const fixture = {
  'chairs-empty_one': 'Nedostaje još {{count}} igrač; tko vodi ligu, može odrediti zamjenu.',
  'chairs-empty_few': 'Nedostaju još {{count}} igrača; tko vodi ligu, može odrediti zamjene.',
  'chairs-empty_other': 'Nedostaje još {{count}} igrača; tko vodi ligu, može odrediti zamjene.',
} satisfies Translation<'hr'>['fixture'];
