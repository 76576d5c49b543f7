import { parseInline } from './inline.js';

const FENCE = /```(?:([\w+#.-]*)\n)?([\s\S]*?)\n?```\n?/g;
const LIST_ITEM = /^( *)(?:([-*])|(\d{1,9})[.)]) +(.*)$/;

/**
 * Discord's Markdown: code blocks first, then quotes, headings, lists and subtext line by line, then what
 * stands inside a line.
 *
 * @param {string} source
 * @returns {import('./inline.js').Node[]}
 */
export function parseMarkdown(source) {
  const nodes = [];
  let last = 0;
  for (const match of source.matchAll(FENCE)) {
    if (match[2].trim() === '') continue;
    nodes.push(...parseLines(source.slice(last, match.index)));
    nodes.push({ type: 'block', language: match[1] ?? '', text: match[2] });
    last = match.index + match[0].length;
  }
  nodes.push(...parseLines(source.slice(last)));
  return nodes;
}

function parseLines(source) {
  if (source === '') return [];
  const nodes = [];
  const paragraph = [];
  const endParagraph = () => {
    if (paragraph.length === 0) return;
    nodes.push({ type: 'paragraph', children: parseInline(paragraph.join('\n')) });
    paragraph.length = 0;
  };
  const lines = source.split('\n');
  if (lines.at(-1) === '') lines.pop();
  let index = 0;
  while (index < lines.length) {
    const line = lines[index];
    const block = startsBlock(lines, index);
    if (block) {
      endParagraph();
      nodes.push(block.node);
      index += block.lines;
    } else {
      paragraph.push(line);
      index += 1;
    }
  }
  endParagraph();
  return nodes;
}

function startsBlock(lines, index) {
  const line = lines[index];
  const heading = /^(#{1,3}) +(.+)$/.exec(line);
  if (heading) {
    const [, marks, text] = heading;
    return { node: { type: 'heading', level: marks.length, children: parseInline(text) }, lines: 1 };
  }
  const subtext = /^-# +(.+)$/.exec(line);
  if (subtext) return { node: { type: 'subtext', children: parseInline(subtext[1]) }, lines: 1 };
  if (line.startsWith('>>> ')) {
    const inner = [line.slice(4), ...lines.slice(index + 1)].join('\n');
    return { node: { type: 'quote', children: parseLines(inner) }, lines: lines.length - index };
  }
  if (line.startsWith('> ')) return quote(lines, index);
  return LIST_ITEM.test(line) ? list(lines, index) : undefined;
}

function quote(lines, index) {
  const rest = lines.slice(index);
  const end = rest.findIndex((line) => !line.startsWith('> '));
  const quoted = end === -1 ? rest : rest.slice(0, end);
  const inner = quoted.map((line) => line.slice(2)).join('\n');
  return { node: { type: 'quote', children: parseLines(inner) }, lines: quoted.length };
}

function list(lines, index) {
  const items = [];
  let count = 0;
  for (const line of lines.slice(index)) {
    const match = LIST_ITEM.exec(line);
    const last = items.at(-1);
    // A line that is indented below an item still belongs to it.
    if (!match && last && /^ {2,}\S/.test(line)) last.text += `\n${line.trim()}`;
    else if (!match) break;
    else {
      const [, indent, , number, text] = match;
      items.push({ indent: indent.length, number, text });
    }
    count += 1;
  }
  return { node: nest(items), lines: count };
}

/** Items that are indented further than the first one become a list inside the item before them. */
function nest(items) {
  const [first] = items;
  const children = [];
  for (let place = 0; place < items.length; ) {
    const item = items[place];
    place += 1;
    const inner = [];
    while (place < items.length && items[place].indent > first.indent) {
      inner.push(items[place]);
      place += 1;
    }
    children.push({
      type: 'item',
      children: [...parseInline(item.text), ...(inner.length > 0 ? [nest(inner)] : [])],
    });
  }
  const start = first.number === undefined ? undefined : Number(first.number);
  return { type: 'list', start, children };
}
