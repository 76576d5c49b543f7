/** Platforms of a `cmap` that map Unicode: Unicode itself, and Windows with its two Unicode encodings. */
const isUnicode = (platform: number, encoding: number): boolean =>
  platform === 0 || (platform === 3 && (encoding === 1 || encoding === 10));

/** The code points for which a TrueType font has a glyph, read from its `cmap` (OpenType, formats 4 and 12). */
export function coverageOf(font: Buffer): ReadonlySet<number> {
  const covered = new Set<number>();
  const cmap = tableAt(font, 'cmap');
  for (let record = 0; record < font.readUInt16BE(cmap + 2); record++) {
    const at = cmap + 4 + record * 8;
    if (!isUnicode(font.readUInt16BE(at), font.readUInt16BE(at + 2))) continue;
    const subtable = cmap + font.readUInt32BE(at + 4);
    const format = font.readUInt16BE(subtable);
    if (format === 4) readSegments(font, subtable, covered);
    if (format === 12) readGroups(font, subtable, covered);
  }
  return covered;
}

function tableAt(font: Buffer, tag: string): number {
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const entry = 12 + index * 16;
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`a font without a table ${tag}`);
}

/** Format 4: segments of the first plane, each with a delta or an array of glyphs. */
function readSegments(font: Buffer, subtable: number, covered: Set<number>): void {
  const doubled = font.readUInt16BE(subtable + 6);
  const ends = subtable + 14;
  const starts = ends + doubled + 2;
  for (let offset = 0; offset < doubled; offset += 2) {
    const end = font.readUInt16BE(ends + offset);
    const start = font.readUInt16BE(starts + offset);
    const delta = font.readUInt16BE(starts + doubled + offset);
    const rangeAt = starts + 2 * doubled + offset;
    const range = font.readUInt16BE(rangeAt);
    for (let code = start; code <= end && code !== 0xffff; code++) {
      const raw = range === 0 ? code : font.readUInt16BE(rangeAt + range + 2 * (code - start));
      const glyph = range !== 0 && raw === 0 ? 0 : (raw + delta) & 0xffff;
      if (glyph !== 0) covered.add(code);
    }
  }
}

/** Format 12: groups of any plane. */
function readGroups(font: Buffer, subtable: number, covered: Set<number>): void {
  const groups = font.readUInt32BE(subtable + 12);
  for (let index = 0; index < groups; index++) {
    const at = subtable + 16 + index * 12;
    const end = font.readUInt32BE(at + 4);
    for (let code = font.readUInt32BE(at); code <= end; code++) covered.add(code);
  }
}
