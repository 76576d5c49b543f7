import { describe, expect, test, vi } from 'vitest';
import { CARDS } from '../../../src/core/card.ts';
import { EmojiBook } from '../../../src/discord/emojis/emojiBook.ts';
import { emojiName } from '../../../src/discord/emojis/emojiName.ts';
import type { SignImage } from '../../../src/discord/emojis/signs.ts';
import { createLog } from '../../../src/log.ts';
import { EmojiShelf, ENGLISH, faces, GERMAN, image, refusal } from './emojiShelf.ts';

const IMAGES = [...faces(ENGLISH), image('winner')];
const NAMES = IMAGES.map(emojiName);

function bookOver(shelf: EmojiShelf, draw: () => readonly SignImage[] = () => IMAGES) {
  const warnings: string[] = [];
  const onChange = vi.fn();
  const log = createLog('warn', { write: (line: string) => warnings.push(line) });
  const book = new EmojiBook({
    rest: shelf,
    applicationId: () => '7',
    images: async () => draw(),
    onChange,
    log,
  });
  /** Opens it, and waits for what goes on afterwards. */
  const settle = async () => {
    await book.open();
    await book.check();
  };
  return { book, settle, onChange, warnings };
}

const shelfWith = (...names: readonly string[]): EmojiShelf => {
  const shelf = new EmojiShelf();
  shelf.add(...names);
  return shelf;
};

describe('a start', () => {
  test('with everything there uses it at once, and uploads nothing', async () => {
    const shelf = shelfWith(...NAMES);
    const { book, onChange } = bookOver(shelf);
    await book.open();
    expect(CARDS.map((card) => book.cards(ENGLISH)(card)?.name)).toEqual(NAMES.slice(0, 24));
    expect(book.mark('winner')?.name).toBe(NAMES[24]);
    await book.check();
    expect(onChange).not.toHaveBeenCalled();
    expect(shelf.requests.filter((request) => request !== 'GET')).toEqual([]);
  });

  test('with nothing there shows text, uploads all, and has messages made anew', async () => {
    const shelf = new EmojiShelf();
    const { book, settle, onChange, warnings } = bookOver(shelf);
    const opened = settle();
    expect(book.cards(ENGLISH)('HT')).toBeNull();
    await opened;
    expect(shelf.names).toEqual(NAMES);
    expect(book.cards(ENGLISH)('HT')?.name).toBe(emojiName(image('HT')));
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(warnings).toEqual([]);
  });

  test('after one was deleted by hand uploads that one', async () => {
    const shelf = shelfWith(...NAMES);
    shelf.drop(emojiName(image('HT')));
    await bookOver(shelf).settle();
    expect(shelf.requests.filter((request) => request !== 'GET')).toEqual([`POST ${emojiName(image('HT'))}`]);
  });

  test('with a changed picture uploads the new one before it removes the old one', async () => {
    const shelf = shelfWith(...NAMES);
    const images = IMAGES.map((old) => (old.sign === 'winner' ? image('winner', 2) : old));
    await bookOver(shelf, () => images).settle();
    expect(shelf.requests.filter((request) => request !== 'GET')).toEqual([
      `POST ${emojiName(image('winner', 2))}`,
      `DELETE ${emojiName(image('winner', 1))}`,
    ]);
  });

  test('removes what this version no longer has, and leaves alone what others uploaded', async () => {
    const shelf = shelfWith('logo', 'HT', 'HT_1a2b3c', ...NAMES, emojiName(image('sceptre')));
    await bookOver(shelf).settle();
    expect(shelf.names).toEqual(['logo', 'HT', 'HT_1a2b3c', ...NAMES]);
  });

  test('with an emoji there twice keeps the older one', async () => {
    const shelf = shelfWith(...NAMES, NAMES[0] ?? '');
    const { book, settle } = bookOver(shelf);
    await settle();
    expect(book.cards(ENGLISH)(CARDS[0]!)?.id).toBe('1000');
    expect(shelf.requests).toContain(`DELETE ${NAMES[0]}`);
  });

  test('without pictures removes nothing', async () => {
    const shelf = shelfWith(...NAMES);
    await bookOver(shelf, () => []).settle();
    expect(shelf.names).toEqual(NAMES);
  });
});

describe('two processes that start at once', () => {
  test('upload everything once between them, and use the same', async () => {
    const shelf = new EmojiShelf();
    const [one, other] = [bookOver(shelf), bookOver(shelf)];
    await Promise.all([one.settle(), other.settle()]);
    expect(shelf.names.toSorted()).toEqual(NAMES.toSorted());
    expect(CARDS.map(one.book.cards(ENGLISH))).toEqual(CARDS.map(other.book.cards(ENGLISH)));
    expect(one.book.cards(ENGLISH)('HT')).not.toBeNull();
    expect([...one.warnings, ...other.warnings]).toEqual([]);
  });

  test('both remove what is outdated', async () => {
    const shelf = shelfWith(...faces(ENGLISH, 0).map(emojiName));
    const [one, other] = [bookOver(shelf), bookOver(shelf)];
    await Promise.all([one.settle(), other.settle()]);
    expect(shelf.names.toSorted()).toEqual(NAMES.toSorted());
    expect([...one.warnings, ...other.warnings]).toEqual([]);
  });
});

describe('what goes wrong', () => {
  test.each<[string, Error]>([
    ['Discord forbids it', refusal(50013, 403)],
    ['there are too many', refusal(30008, 400)],
    ['Discord has trouble', refusal(0, 500)],
    ['there is no network', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ])('%s: text, one warning, nothing more is tried and nothing removed', async (_what, error) => {
    const shelf = shelfWith('CA_dulle000000');
    shelf.fault = (request) => (request.startsWith('POST') ? error : null);
    const { book, warnings } = bookOver(shelf);
    await book.open();
    await vi.waitFor(() => expect(warnings).toHaveLength(1));
    expect(book.cards(ENGLISH)('HT')).toBeNull();
    expect(shelf.requests).toHaveLength(2);
    expect(shelf.names).toEqual(['CA_dulle000000']);
  });

  test('the list cannot be had: text and one warning', async () => {
    const shelf = shelfWith(...NAMES);
    shelf.fault = () => refusal(0, 503);
    const { book, warnings } = bookOver(shelf);
    await book.open();
    expect(book.cards(ENGLISH)('HT')).toBeNull();
    expect(warnings).toHaveLength(1);
  });

  test('pictures cannot be drawn: text, one warning, and nothing is removed', async () => {
    const shelf = shelfWith(...NAMES);
    const { book, warnings } = bookOver(shelf, () => {
      throw new Error('no canvas');
    });
    await book.open();
    expect(book.cards(ENGLISH)('HT')).toBeNull();
    expect(warnings).toHaveLength(1);
    expect(shelf.names).toEqual(NAMES);
  });

  test('the list takes long: the start goes on, and messages are made anew when it comes', async () => {
    vi.useFakeTimers();
    try {
      const shelf = shelfWith(...NAMES);
      let answer = (): void => undefined;
      const late = new Promise<void>((resolve) => {
        answer = resolve;
      });
      const rest = {
        get: async () => {
          await late;
          return shelf.get();
        },
        post: shelf.post.bind(shelf),
        delete: shelf.delete.bind(shelf),
      };
      const onChange = vi.fn();
      const log = createLog('silent');
      const book = new EmojiBook({
        rest,
        applicationId: () => '7',
        images: async () => IMAGES,
        onChange,
        log,
      });
      const opened = book.open();
      await vi.advanceTimersByTimeAsync(2_000);
      await opened;
      expect(book.cards(ENGLISH)('HT')).toBeNull();
      answer();
      await book.check();
      expect(book.cards(ENGLISH)('HT')).not.toBeNull();
      expect(onChange).toHaveBeenCalledTimes(1);
    } finally {
      vi.useRealTimers();
    }
  });

  test('one picture is refused: the others are uploaded, and whoever needs that one reads text', async () => {
    const shelf = new EmojiShelf();
    const images = [...faces(GERMAN).filter(({ sign }) => sign.length === 3), ...IMAGES];
    const refused = emojiName(image('HJB'));
    shelf.fault = (request) => (request === `POST ${refused}` ? refusal(50035, 400) : null);
    const { book, warnings } = bookOver(shelf, () => images);
    await book.open();
    await vi.waitFor(() => expect(warnings).toHaveLength(1));
    expect(book.cards(ENGLISH)('HJ')).not.toBeNull();
    expect(book.cards(GERMAN)('CA')).toBeNull();
  });

  test('one is deleted while the bot runs: messages are made with text, and again when it is back', async () => {
    const shelf = shelfWith(...NAMES);
    const { book, settle, onChange } = bookOver(shelf);
    await settle();
    shelf.drop(emojiName(image('HT')));
    const shown: boolean[] = [];
    onChange.mockImplementation(() => shown.push(book.cards(ENGLISH)('CA') !== null));
    await book.check();
    expect(shown).toEqual([false, true]);
  });

  test('one is replaced under its own name while the bot runs: messages are made anew', async () => {
    const shelf = shelfWith(...NAMES);
    const { book, settle, onChange } = bookOver(shelf);
    await settle();
    shelf.drop(emojiName(image('HT')));
    shelf.add(emojiName(image('HT')));
    await book.check();
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(book.cards(ENGLISH)('HT')?.id).toBe(String(1000 + NAMES.length));
  });

  test('a stop in the middle says nothing, and has nothing made anew', async () => {
    const shelf = new EmojiShelf();
    const { book, warnings, onChange } = bookOver(shelf);
    const [first] = NAMES;
    shelf.fault = (request) => {
      if (request === 'GET' || request === `POST ${first}`) return null;
      book.stop();
      return new Error('aborted');
    };
    await book.open();
    await book.check();
    expect(shelf.names).toEqual([first]);
    expect(warnings).toEqual([]);
    expect(onChange).not.toHaveBeenCalled();
  });
});
