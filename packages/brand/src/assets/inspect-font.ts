import { brotliDecompressSync } from 'node:zlib';

/** Facts read from a WOFF2 file. */
export interface FontFacts {
  /** The bits of `OS/2.fsType`: the foundry's embedding permissions. */
  embedding: number;
  /** `OS/2.usWeightClass`. For a variable font, the weight of its default instance. */
  weight: number;
  /** The range of every variation axis, by tag such as `wght`. */
  axes: Record<string, { min: number; max: number }>;
}

/** `OS/2.fsType`: https://learn.microsoft.com/typography/opentype/spec/os2#fstype */
export const restrictedLicense = 0x0002;
export const noSubsetting = 0x0100;

/** The relevant names among the first 63 of the WOFF2 directory. */
const [os2, glyf, loca, fvar] = [6, 10, 11, 47] as const;
const otherName = 63;
const mostUnfolded = 30_000_000;

/** Reads the head of a WOFF2 font. `null` for other or broken files. */
export function inspectFont(content: Buffer): FontFacts | null {
  try {
    if (content.toString('latin1', 0, 4) !== 'wOF2' || content.toString('latin1', 4, 8) === 'ttcf') return null;
    const { tables, end } = readDirectory(content);
    const packed = content.subarray(end, end + content.readUInt32BE(20));
    const data = brotliDecompressSync(packed, { maxOutputLength: mostUnfolded });
    const flags = tables.get(os2);
    if (flags === undefined) return null;
    const axes = tables.get(fvar);
    return {
      embedding: data.readUInt16BE(flags + 8),
      weight: data.readUInt16BE(flags + 4),
      axes: axes === undefined ? {} : readAxes(data.subarray(axes)),
    };
  } catch {
    return null;
  }
}

/** Offsets of the tables in the unpacked stream, by name index, and the start of the packed stream. */
function readDirectory(content: Buffer): { tables: Map<number, number>; end: number } {
  const tables = new Map<number, number>();
  let at = 48;
  let offset = 0;
  const readLength = (): number => {
    let value = 0;
    for (let count = 0; count < 5; count++) {
      const byte = content.readUInt8(at++);
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
    throw new RangeError('A length takes at most five bytes.');
  };
  for (let count = content.readUInt16BE(12); count > 0; count--) {
    const flags = content.readUInt8(at++);
    const name = flags & 0x3f;
    if (name === otherName) at += 4;
    const length = readLength();
    // Outline tables are transformed unless marked otherwise. Other tables are transformed only if marked.
    const isTransformed = name === glyf || name === loca ? flags >> 6 !== 3 : flags >> 6 !== 0;
    tables.set(name, offset);
    offset += isTransformed ? readLength() : length;
  }
  return { tables, end: at };
}

function readAxes(table: Buffer): FontFacts['axes'] {
  const [first, count, size] = [table.readUInt16BE(4), table.readUInt16BE(8), table.readUInt16BE(10)];
  const axes: FontFacts['axes'] = {};
  for (let index = 0; index < count; index++) {
    const axis = first + index * size;
    const value = (at: number): number => table.readInt32BE(axis + at) / 65_536;
    axes[table.toString('latin1', axis, axis + 4)] = { min: value(4), max: value(12) };
  }
  return axes;
}
