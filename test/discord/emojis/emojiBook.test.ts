import { describe, expect, test, vi } from 'vitest';
import type { After } from '../../../src/app/ports.ts';
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
  const timer = new OneTimer();
  const book = new EmojiBook({
    rest: shelf,
    applicationId: () => '7',
    images: async () => draw(),
    onChange,
    after: timer.after,
    log,
  });
  /** Opens it, and waits for what goes on afterwards. */
  const settle = async () => {
    await book.open();
    await book.check();
  };
  return { book, settle, onChange, warnings, timer };
}

const MINUTE = 60_000;

/** Lets nothing wait by itself. */
class OneTimer {
  /** What is waited for now, in milliseconds; null: nothing. */
  wait: number | null = null;
  private job: () => void = () => undefined;

  readonly after: After = (wait, job) => {
    if (this.wait !== null) throw new Error('Two attempts wait at once');
    this.wait = wait;
    this.job = job;
    return () => {
      this.wait = null;
    };
  };

  /** Lets the time pass that is waited for. */
  pass(): void {
    if (this.wait === null) throw new Error('Nothing waits');
    this.wait = null;
    this.job();
  }
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

describe('after trouble', () => {
  const down = refusal(0, 503);

  test.each<[string, (request: string) => boolean]>([
    ['the list could not be had', (request) => request === 'GET'],
    ['an upload failed', (request) => request === `POST ${NAMES[7]}`],
  ])('since %s, the next attempt a minute later shows the cards', async (_what, fails) => {
    const shelf = new EmojiShelf();
    shelf.fault = (request) => (fails(request) ? down : null);
    const { book, onChange, timer } = bookOver(shelf);
    await book.open();
    await vi.waitFor(() => expect(timer.wait).toBe(MINUTE));
    expect(book.cards(ENGLISH)('HT')).toBeNull();
    shelf.fault = () => null;
    onChange.mockClear();
    timer.pass();
    await vi.waitFor(() => expect(book.cards(ENGLISH)('HT')).not.toBeNull());
    expect(shelf.names.toSorted()).toEqual(NAMES.toSorted());
    expect(onChange).toHaveBeenCalled();
    expect(timer.wait).toBeNull();
  });

  test('each pause is twice as long as the last, up to an hour; once all is well, a minute again', async () => {
    const shelf = shelfWith(...NAMES);
    shelf.fault = () => down;
    const { book, timer } = bookOver(shelf);
    await book.open();
    const pauses: (number | null)[] = [];
    for (let attempt = 0; attempt < 8; attempt++) {
      await vi.waitFor(() => expect(timer.wait).not.toBeNull());
      pauses.push(timer.wait);
      timer.pass();
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60].map((minutes) => minutes * MINUTE));
    await vi.waitFor(() => expect(timer.wait).toBe(60 * MINUTE));
    shelf.fault = () => null;
    await book.check();
    expect(timer.wait).toBeNull();
    shelf.fault = () => down;
    await book.check();
    expect(timer.wait).toBe(MINUTE);
  });

  test('a check for another reason tries at once, and makes the next pause no longer', async () => {
    const shelf = shelfWith(...NAMES);
    shelf.fault = () => down;
    const { book, timer } = bookOver(shelf);
    await book.open();
    for (let check = 0; check < 3; check++) {
      await book.check();
      expect(timer.wait).toBe(MINUTE);
    }
  });

  test('a stop ends the waiting, and nothing is tried any more', async () => {
    const shelf = new EmojiShelf();
    shelf.fault = () => down;
    const { book, timer } = bookOver(shelf);
    await book.open();
    await vi.waitFor(() => expect(timer.wait).toBe(MINUTE));
    book.stop();
    expect(timer.wait).toBeNull();
    const before = shelf.requests.length;
    await book.check();
    expect(shelf.requests).toHaveLength(before);
  });
});

describe('a check while an older one is under way', () => {
  test('sees what was deleted after the older one had read the list', async () => {
    const shelf = shelfWith(...NAMES.slice(0, -1));
    const { book, settle } = bookOver(shelf);
    let second: Promise<void> | undefined;
    shelf.fault = (request) => {
      if (request.startsWith('POST') && !second) {
        shelf.drop(NAMES[0] ?? '');
        second = book.check();
      }
      return null;
    };
    await settle();
    await second;
    expect(shelf.names.toSorted()).toEqual(NAMES.toSorted());
    expect(book.cards(ENGLISH)(CARDS[0]!)?.id).toBe(String(1000 + NAMES.length));
  });

  test('is made once, however many asked for it', async () => {
    const shelf = shelfWith(...NAMES);
    const { book } = bookOver(shelf);
    await Promise.all([book.check(), book.check(), book.check(), book.check()]);
    expect(shelf.requests).toEqual(['GET', 'GET']);
  });
});
