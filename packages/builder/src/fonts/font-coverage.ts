import subsetFont from 'subset-font';

/** The characters of a text that a font file (WOFF2, WOFF or sfnt) has no glyph for, each once, in the order of their code points. */
export async function missingGlyphs(font: Buffer, text: string): Promise<string[]> {
  const wanted = [...new Set(text)].toSorted((one, other) => (one.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0));
  // A subset contains the wanted characters that the font has. As sfnt it needs no decompression.
  const subset = await subsetFont(font, wanted.join(''), { targetFormat: 'truetype' });
  const covered = readCharacters(subset);
  return wanted.filter((character) => !covered.has(character.codePointAt(0) ?? 0));
}

/** The code points in the `cmap` of an sfnt (OpenType, sections "Organization of an OpenType font" and "cmap"). */
function readCharacters(font: Buffer): Set<number> {
  const characters = new Set<number>();
  const start = tableAt(font, 'cmap');
  if (start === null) return characters;
  for (let index = 0; index < font.readUInt16BE(start + 2); index += 1) {
    const table = start + font.readUInt32BE(start + 4 + index * 8 + 4);
    const format = font.readUInt16BE(table);
    if (format === 4) readSegments(font, table, characters);
    else if (format === 12) readGroups(font, table, characters);
  }
  return characters;
}

function tableAt(font: Buffer, tag: string): number | null {
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const record = 12 + index * 16;
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  return null;
}

/** Format 4: segments of the first plane, each with a shift or with a list of glyphs; glyph 0 is none. */
function readSegments(font: Buffer, table: number, characters: Set<number>): void {
  const size = font.readUInt16BE(table + 6);
  const [ends, starts, shifts, offsets] = [table + 14, table + 16 + size, table + 16 + size * 2, table + 16 + size * 3];
  for (let at = 0; at < size; at += 2) {
    const offset = font.readUInt16BE(offsets + at);
    for (let code = font.readUInt16BE(starts + at); code <= font.readUInt16BE(ends + at) && code !== 0xffff; code += 1) {
      const shift = font.readUInt16BE(shifts + at);
      const listed = offset === 0 ? code : font.readUInt16BE(offsets + at + offset + (code - font.readUInt16BE(starts + at)) * 2);
      if (offset === 0 ? ((code + shift) & 0xffff) !== 0 : listed !== 0) characters.add(code);
    }
  }
}

/** Format 12: groups of all planes. */
function readGroups(font: Buffer, table: number, characters: Set<number>): void {
  for (let group = 0; group < font.readUInt32BE(table + 12); group += 1) {
    const at = table + 16 + group * 12;
    for (let code = font.readUInt32BE(at); code <= font.readUInt32BE(at + 4); code += 1) characters.add(code);
  }
}
