/** The characters of every site in any language: ASCII, Latin-1, punctuation, currencies, arithmetic and arrows. */
const everywhere = [range(0x20, 0x7e), range(0xa0, 0xff), '–—‘’‚“”„†•…‰′″‹›⁄−×÷≈≤≥←↑→↓', '€₫₱₹₺₽₩₪₦₡₲₴₵₸₿฿'].join('');

/** Latin languages whose letters are all or nearly all in Latin-1, with the letters that are missing there. */
const latin1: Record<string, string> = Object.fromEntries(
  'da de en es fi fil fr ga id is it ms nb nl nn no pt sq sv sw'.split(' ').map((language) => [language, language === 'fr' ? 'ŒœŸ' : '']),
);

const latinExtendedA = range(0x100, 0x17f) + 'ȘșȚțẞ';

/** The alphabet for names and messages, by script. Ideographs are too many, so there only the texts count. */
const alphabets: Record<string, string> = {
  Latn: latinExtendedA,
  Cyrl: range(0x400, 0x45f) + range(0x490, 0x491),
  Grek: range(0x384, 0x3ce),
  Hebr: range(0x5d0, 0x5ea),
  Arab: range(0x60c, 0x669) + range(0x66a, 0x6d3) + range(0x6f0, 0x6f9),
  Thai: range(0xe01, 0xe5b),
  Deva: range(0x900, 0x97f),
  Jpan: range(0x3041, 0x3096) + range(0x30a1, 0x30ff) + '、。「」ー',
};

/** Every character that a brand's pages can show in its languages, once and in order: its own texts and players' input. */
export function glyphsOf(languages: readonly string[], texts: readonly string[]): string {
  const wanted = new Set([...everywhere, ...languages.flatMap((language) => [...alphabetOf(language)])]);
  // The texts of a brand have some hundred thousand characters, of which a few hundred differ.
  const seen = new Uint8Array(1 << 16);
  for (const text of texts) {
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code < 0xd800 || code > 0xdfff) seen[code] = 1;
      else if (code < 0xdc00) wanted.add(String.fromCodePoint(text.codePointAt(at) ?? code));
    }
  }
  for (const code of seen.keys()) {
    const character = String.fromCharCode(code);
    if (seen[code] === 1 && !/\p{Cc}/u.test(character)) wanted.add(character);
  }
  return [...wanted].sort((one, other) => (one.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0)).join('');
}

function alphabetOf(language: string): string {
  const { language: name, script = 'Latn' } = new Intl.Locale(language).maximize();
  const vietnamese = name === 'vi' ? range(0x1ea0, 0x1ef9) + 'ƠơƯư' : '';
  return (script === 'Latn' ? latin1[name] : undefined) ?? (alphabets[script] ?? '') + vietnamese;
}

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
}
