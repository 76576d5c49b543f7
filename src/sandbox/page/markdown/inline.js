/**
 * Discord's inline Markdown, as a tree of plain objects. Each rule is tried at each place; the first that
 * fits wins, as in Discord's own client.
 *
 * @typedef {{ type: string, text?: string, children?: Node[], [key: string]: unknown }} Node
 */

const MAX_DEPTH = 16;

const URL_TAIL = /(?:[.,:;!?'"*_~|]|\*\*)+$/;

/** @type {readonly { starts: string, pattern: RegExp, make: (match: RegExpExecArray, depth: number) => Node | undefined }[]} */
const RULES = [
  {
    starts: '\\',
    pattern: /\\([^\p{L}\p{N}\s])/uy,
    make: ([, text]) => ({ type: 'text', text }),
  },
  {
    starts: '`',
    pattern: /(`+)([\s\S]*?[^`])\1(?!`)/y,
    make: ([, , text]) => ({ type: 'code', text: text.replace(/^ (?=`)|(?<=`) $/g, '') }),
  },
  {
    starts: '<',
    pattern: /<(https?:\/\/[^\s<>]+)>/y,
    make: ([, url]) => ({ type: 'link', url, children: [{ type: 'text', text: url }] }),
  },
  { starts: '<', pattern: /<@!?(\d{17,19})>/y, make: ([, id]) => ({ type: 'user', id }) },
  { starts: '<', pattern: /<@&(\d{17,19})>/y, make: ([, id]) => ({ type: 'role', id }) },
  { starts: '<', pattern: /<#(\d{17,19})>/y, make: ([, id]) => ({ type: 'channel', id }) },
  {
    starts: '<',
    pattern: /<\/([^:>\n]{1,96}):(\d{1,19})>/y,
    make: ([, name]) => ({ type: 'command', name }),
  },
  {
    starts: '<',
    pattern: /<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y,
    make: ([, seconds, style = 'f']) => ({ type: 'timestamp', seconds: Number(seconds), style }),
  },
  {
    starts: '<',
    pattern: /<(a?):(\w{2,32}):(\d{17,19})>/y,
    make: ([, , name, id]) => ({ type: 'emoji', name, id }),
  },
  {
    starts: '[',
    pattern: /\[((?:\\[\s\S]|[^\\[\]])+)\]\(\s*<?(https?:\/\/[^\s<>]*?)>?(?:\s+"([^"]*)")?\s*\)/y,
    make: ([, label, url, title], depth) => ({
      type: 'link',
      url,
      title,
      children: parseInline(label, depth + 1, { links: false }),
    }),
  },
  {
    starts: 'h',
    pattern: /https?:\/\/[^\s<>]+/y,
    make: ([address]) => ({ type: 'link', url: address, bare: true, children: [] }),
  },
  {
    starts: '*',
    pattern: /\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y,
    make: ([, inner], depth) => ({ type: 'strong', children: parseInline(inner, depth + 1) }),
  },
  {
    starts: '_',
    pattern: /__((?:\\[\s\S]|[^\\])+?)__(?!_)/y,
    make: ([, inner], depth) => ({ type: 'underline', children: parseInline(inner, depth + 1) }),
  },
  {
    starts: '*',
    pattern: /\*(?=\S)((?:\*\*|\\[\s\S]|[^*\\])+?)(?<!\s)\*(?!\*)/y,
    make: ([, inner], depth) => ({ type: 'emphasis', children: parseInline(inner, depth + 1) }),
  },
  {
    starts: '_',
    pattern: /(?<![\p{L}\p{N}_])_((?:__|\\[\s\S]|[^_\\])+?)_(?![\p{L}\p{N}_])/uy,
    make: ([, inner], depth) => ({ type: 'emphasis', children: parseInline(inner, depth + 1) }),
  },
  {
    starts: '~',
    pattern: /~~([\s\S]+?)~~(?!~)/y,
    make: ([, inner], depth) => ({ type: 'strike', children: parseInline(inner, depth + 1) }),
  },
  {
    starts: '|',
    pattern: /\|\|([\s\S]+?)\|\|/y,
    make: ([, inner], depth) => ({ type: 'spoiler', children: parseInline(inner, depth + 1) }),
  },
  { starts: '@', pattern: /@(everyone|here)(?!\w)/y, make: ([text]) => ({ type: 'everyone', text }) },
];

const BY_START = Map.groupBy(RULES, ({ starts }) => starts);

/**
 * @param {string} source
 * @param {number} [depth]
 * @param {{ links?: boolean }} [options]
 * @returns {Node[]}
 */
export function parseInline(source, depth = 0, { links = true } = {}) {
  if (depth > MAX_DEPTH) return [{ type: 'text', text: source }];
  /** @type {Node[]} */
  const nodes = [];
  let plain = '';
  let place = 0;
  while (place < source.length) {
    const found = matchAt(source, place, depth, links);
    if (!found) {
      plain += source[place];
      place += 1;
      continue;
    }
    if (found.node.type === 'text') plain += found.node.text;
    else {
      if (plain) nodes.push({ type: 'text', text: plain });
      plain = '';
      nodes.push(found.node);
    }
    place += found.length;
  }
  if (plain) nodes.push({ type: 'text', text: plain });
  return nodes;
}

function matchAt(source, place, depth, links) {
  for (const { pattern, make } of BY_START.get(source[place]) ?? []) {
    pattern.lastIndex = place;
    const match = pattern.exec(source);
    if (!match) continue;
    const node = make(match, depth);
    if (!node || (!links && node.type === 'link')) continue;
    return node.bare ? bareLink(match[0]) : { node, length: match[0].length };
  }
  return undefined;
}

/** A bare address ends before punctuation, and before a bracket that it did not open itself. */
function bareLink(address) {
  let url = address.replace(URL_TAIL, '');
  const count = (letter) => url.split(letter).length - 1;
  while (url.endsWith(')') && count(')') > count('(')) url = url.slice(0, -1);
  return { node: { type: 'link', url, children: [{ type: 'text', text: url }] }, length: url.length };
}
