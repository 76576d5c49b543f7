import { type Reader, readerIn } from '../../../../src/discord/messages/reader.ts';
import type { Readers } from '../../../../src/discord/messages/tableMessages.ts';
import type { Language } from '../../../../src/texts/languages.ts';

/** Somebody who reads English and sees pictures. */
export const ENGLISH: Reader = readerIn('en');

const everybodyReads = (reader: Reader): Readers => ({
  channel: reader,
  person: () => reader,
  isIntroduced: () => false,
});

/** Everybody who reads the messages of a table, in one language. */
export const readersIn = (language: Language): Readers => everybodyReads(readerIn(language));

export const ENGLISH_READERS: Readers = everybodyReads(ENGLISH);
