import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';
import { coverageOf } from './coverage.ts';
import { ROBOT } from './mark.ts';

const require = createRequire(import.meta.url);

/** Each weight is a family of its own: what is drawn never depends on how a system matches weights. */
const FILES = [
  ['Dulle', require.resolve('@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf')],
  ['Dulle Bold', require.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf')],
  [
    'Dulle Hebrew',
    require.resolve('@expo-google-fonts/noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf'),
  ],
  [
    'Dulle Arabic',
    require.resolve('@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf'),
  ],
] as const;

const covered = new Set<number>();

for (const [family, path] of FILES) {
  const bytes = readFileSync(path);
  GlobalFonts.register(bytes, family);
  for (const codePoint of coverageOf(bytes)) covered.add(codePoint);
}

/** Whether a code point can be drawn: one of our fonts has a glyph for it, or it is the mark of computers. */
export const hasGlyph = (codePoint: number): boolean =>
  covered.has(codePoint) || codePoint === ROBOT.codePointAt(0);

export type Weight = 'plain' | 'bold';

const FAMILIES: Readonly<Record<Weight, string>> = {
  plain: '"Dulle", "Dulle Hebrew", "Dulle Arabic"',
  bold: '"Dulle Bold", "Dulle Hebrew", "Dulle Arabic"',
};

/** A font for a canvas; `size` in pixels. */
export const fontOf = (size: number, weight: Weight): string => `${size}px ${FAMILIES[weight]}`;
