import type { HandRecord } from '../../../src/core/record/handRecord.ts';
import type { Person, SeenMessage } from '../../../src/sandbox/client.ts';
import { newest } from './buttons.ts';

export interface ExportedDeal {
  readonly hand: number;
  readonly commitment: string;
  readonly seed: string;
  readonly cut: number | null;
  readonly record: HandRecord;
}

/** Presses **Records** and reads the two files that come in answer. */
export async function exportedFiles(
  person: Person,
  final: SeenMessage,
): Promise<{ readonly hands: readonly unknown[]; readonly deals: readonly ExportedDeal[] }> {
  const button = newest([final], 'records');
  if (!button) throw new Error('The final message offers no records');
  await person.click({ messageId: final.id, customId: button.customId });
  const answer = await person.until((view) =>
    view.guilds
      .flatMap(({ channels }) => channels)
      .flatMap(({ messages }) => messages)
      .findLast(({ attachments }) => attachments.length > 0),
  );
  const [hands = [], deals = []] = await Promise.all(
    ['hands', 'deals'].map(async (name) => {
      const file = answer.attachments.find(({ filename }) => filename.endsWith(`-${name}.jsonl`));
      const text = await (await fetch(file?.url ?? '')).text();
      return text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown);
    }),
  );
  return { hands, deals: deals as readonly ExportedDeal[] };
}
