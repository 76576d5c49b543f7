import { DiscordAPIError, type InternalRequest, RequestMethod } from 'discord.js';
import { describe, expect, test, vi } from 'vitest';
import { emojiName } from '../../../src/discord/emojis/emojiName.ts';
import { outliveLostEmojis } from '../../../src/discord/emojis/lostEmojis.ts';
import { createLog } from '../../../src/log.ts';
import { image } from './emojiShelf.ts';

const LOST = refusal({
  errors: { _errors: [{ code: 'COMPONENT_INVALID_EMOJI', message: 'Invalid emoji' }] },
});

function refusal(raw: object): DiscordAPIError {
  const rawError = { code: 50035, message: 'Invalid Form Body', ...raw };
  return new DiscordAPIError(rawError, 50035, 400, 'POST', '/', { body: {}, files: [] });
}

/** Requests as Discord is sent them, which answers each with the next of these. */
function discord(...answers: readonly unknown[]) {
  const sent: InternalRequest[] = [];
  const rest = {
    request: async (options: InternalRequest): Promise<unknown> => {
      const answer = answers[sent.length];
      sent.push(options);
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  const emojiLost = vi.fn();
  outliveLostEmojis(rest, emojiLost, createLog('silent'));
  return { rest, sent, emojiLost };
}

const card = (sign: string, label: string) => ({
  type: 2,
  label,
  emoji: { id: '1', name: emojiName(image(sign)) },
});

const answering = (...components: readonly object[]): InternalRequest => ({
  method: RequestMethod.Post,
  fullRoute: '/interactions/1/token/callback',
  auth: false,
  files: [{ name: 'hand.webp', data: Buffer.from('picture') }],
  body: { type: 4, data: { components: [{ type: 1, components }] } },
});

describe('what Discord refuses since an emoji has been deleted', () => {
  test('goes once more without emojis, and the loss is told', async () => {
    const { rest, sent, emojiLost } = discord(LOST, 'taken');
    expect(await rest.request(answering(card('CJ', '♣J ×2'), card('winner', 'Last trick')))).toBe('taken');
    const text = answering({ type: 2, label: '♣J ×2' }, { type: 2, label: 'Last trick' });
    expect(sent[1]).toEqual(text);
    expect(emojiLost).toHaveBeenCalledTimes(1);
  });

  test('says the suit in labels that left it to the emoji', async () => {
    const { rest, sent } = discord(LOST, 'taken');
    await rest.request(answering(card('CJg', 'U ×2'), card('SJg', 'U')));
    expect(sent[1]).toEqual(answering({ type: 2, label: '♣U ×2' }, { type: 2, label: '♠U' }));
  });

  test('keeps emojis that everybody has', async () => {
    const bell = { type: 2, label: 'Aid', emoji: { name: '🔔' } };
    const { rest, sent } = discord(LOST, 'taken');
    await rest.request(answering(bell, card('CJ', '♣J')));
    expect(sent[1]).toEqual(answering(bell, { type: 2, label: '♣J' }));
  });

  test('and refuses as text too is an error', async () => {
    const { rest, sent } = discord(LOST, LOST);
    await expect(rest.request(answering(card('CJ', '♣J')))).rejects.toBe(LOST);
    expect(sent).toHaveLength(2);
  });
});

test('what Discord refuses for anything else is not sent again', async () => {
  const other = refusal({ errors: { _errors: [{ code: 'BASE_TYPE_REQUIRED', message: 'Required' }] } });
  const { rest, sent, emojiLost } = discord(other);
  await expect(rest.request(answering(card('CJ', '♣J')))).rejects.toBe(other);
  expect(sent).toHaveLength(1);
  expect(emojiLost).not.toHaveBeenCalled();
});
