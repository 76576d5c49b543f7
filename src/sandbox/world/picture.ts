const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The media type of a picture, by its first bytes; undefined if it is none that Discord takes. */
export function pictureType(bytes: Buffer): string | undefined {
  if (bytes.subarray(0, 8).equals(PNG)) return 'image/png';
  if (bytes.subarray(0, 3).equals(JPEG)) return 'image/jpeg';
  if (bytes.toString('latin1', 0, 4) === 'GIF8') return 'image/gif';
  return bytes.toString('latin1', 8, 12) === 'WEBP' ? 'image/webp' : undefined;
}

/** Width and height in pixels, read from a PNG's or a WebP's head; null for anything else. */
export function pictureSize(bytes: Buffer): { readonly width: number; readonly height: number } | null {
  if (bytes.length >= 24 && bytes.subarray(0, 8).equals(PNG)) {
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  const isWebp = bytes.length >= 30 && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? webpSize(bytes) : null;
}

function webpSize(bytes: Buffer): { readonly width: number; readonly height: number } | null {
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    default:
      return null;
  }
}
