import type { PictureSpec } from '../spec.ts';
import { hasGlyph } from './fonts.ts';
import { drawable, drawableName } from './names.ts';

/** The same picture with nothing in its texts that cannot be drawn. */
export function drawableSpec<Spec extends PictureSpec>(spec: Spec): Spec;
export function drawableSpec(spec: PictureSpec): PictureSpec {
  switch (spec.kind) {
    case 'hand':
      return spec;
    case 'trick': {
      const [below, left, above, right] = spec.places;
      return {
        ...spec,
        places: [cleaned(below, 0), cleaned(left, 1), cleaned(above, 2), cleaned(right, 3)],
      };
    }
    case 'review':
      return { ...spec, rows: spec.rows.map(cleaned) };
    case 'chart':
      return {
        ...spec,
        title: drawable(spec.title, hasGlyph),
        lines: spec.lines.map(({ name, totals }, index) => ({ name: nameAt(name, index), totals })),
      };
    case 'leaderboard':
      return {
        ...spec,
        title: drawable(spec.title, hasGlyph),
        places: spec.places.map((place, index) => ({
          ...place,
          name: nameAt(place.name, index),
          figure: drawable(place.figure, hasGlyph),
          detail: drawable(place.detail, hasGlyph),
        })),
      };
  }
}

const nameAt = (name: string, index: number): string => drawableName(name, index, hasGlyph);

/** A mark of which nothing is left is none. */
const cleaned = <Part extends { readonly name: string; readonly marks: readonly string[] }>(
  part: Part,
  index: number,
): Part => ({
  ...part,
  name: nameAt(part.name, index),
  marks: part.marks.map((mark) => drawable(mark, hasGlyph)).filter((mark) => mark !== ''),
});
