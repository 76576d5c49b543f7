import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { format } from 'node:util';

/**
 * Writes the court pictures of the CC0 faces in @letele/playing-cards as plain SVG into src/pictures/faces/courts: the
 * picture without card, corners and large pips, which src/pictures draws itself; pips are `currentColor`.
 *
 * Usage: node scripts/cardFaces.ts
 */
const OUT = resolve(import.meta.dirname, '../src/pictures/faces/courts');

/** Width and height of a court picture in its own units; each half is laid out on 1300×2000. */
const [WIDTH, HEIGHT] = [164.8, 260.8];
const HALF = `scale(${WIDTH / 1300} ${HEIGHT / 2000})`;

interface Node {
  readonly tag: string;
  readonly props: Readonly<Record<string, string | number>>;
  readonly children: readonly Node[];
}

/** The package renders React elements; its source, given a stand-in for React, gives the tree itself. */
function facesOf(source: string): Readonly<Record<string, (props: object) => Node>> {
  const body = source.replace(/^import .*$/gm, '').replace(/^export \{([^}]*)\};?/m, (_, names: string) => {
    const entries = names.split(',').map((name) => name.trim().split(' as ').toReversed().join(': '));
    return `return { ${entries.join(', ')} };`;
  });
  const createElement = (tag: string, props: Node['props'] | null, ...children: (Node | null)[]): Node => ({
    tag,
    props: props ?? {},
    children: children.filter((child) => child !== null),
  });
  return new Function('React', '_extends', body)({ createElement }, Object.assign);
}

const PAINT: Readonly<Record<string, string>> = {
  fill: 'fill',
  stroke: 'stroke',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
};

/** One path of a half; black is what nothing is said of. */
function pathOf({ props }: Node): string {
  const paint = Object.entries(PAINT).flatMap(([from, to]) =>
    props[from] === undefined ? [] : [`${to}="${props[from]}"`],
  );
  return `<path ${[...paint, `d="${props.d}"`].join(' ')}/>`;
}

/** A pip on the clothes: the outline is drawn on -600 to 600, `width` wide. */
const pipOf = ({ props }: Node, outline: string): string =>
  `<path fill="currentColor" transform="${props.transform} scale(${Number(props.width) / 1200}) ` +
  `translate(600 600)" d="${outline}"/>`;

function courtOf(face: Node): string {
  const [definitions] = face.children.filter(({ tag }) => tag === 'defs');
  const symbols = new Map(definitions?.children.map((node) => [`#${node.props.id}`, node]));
  const layers = [...symbols.values()].filter(({ props }) => props.viewBox === '0 0 1300 2000').toReversed();
  const drawn = layers.map(({ children }, index) => {
    const parts = children.map((node) => {
      if (node.tag === 'path') return pathOf(node);
      const [outline] = symbols.get(String(node.props.xlinkHref))?.children ?? [];
      if (!outline) throw new Error(format('a part that is neither path nor pip: %o', node.props));
      return pipOf(node, String(outline.props.d));
    });
    const turned = `<use href="#l${index}" transform="rotate(180 ${WIDTH / 2} ${HEIGHT / 2})"/>`;
    return `<g id="l${index}"><g transform="${HALF}">\n${parts.join('\n')}\n</g></g>\n${turned}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">\n${drawn.join('\n')}\n</svg>\n`;
}

const require = createRequire(import.meta.url);
const faces = facesOf(readFileSync(require.resolve('@letele/playing-cards/dist/index.esm.js'), 'utf8'));
mkdirSync(OUT, { recursive: true });
for (const suit of ['C', 'S', 'H', 'D']) {
  for (const rank of ['K', 'Q', 'J']) {
    const face = faces[`${suit}${rank.toLowerCase()}`];
    if (!face) throw new Error(`no face for ${suit}${rank}`);
    writeFileSync(join(OUT, `${suit}${rank}.svg`), courtOf(face({})));
  }
}
