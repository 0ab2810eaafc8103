// Invisible characters: bidi marks, zero-width spaces and joiners, soft hyphens, the byte order mark.
const invisible = /\p{Cf}/gu;
const dash = /[\p{Pd}\u2212]/gu;
const digit = /\p{Nd}/u;
const quotes = '"\'`´“”„‘’‚«»‹› ';
/** Quotes, and labels such as `tel:`, `Cel.:`, `Chave PIX: `. */
const front = /^(?:["'`´“”„‘’‚«»‹› ]|\p{L}[\p{L}\p{M} ./_-]{0,30}:(?!\/\/))+/u;

/** Removes invisible characters. Not for messages between people, because emoji and Persian words need some of them. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, '');
}

/** Normalises a name for storage and comparison: one Unicode form, without invisible characters and outer spaces. */
export function plainName(text: string): string {
  return withoutInvisible(text).normalize('NFC').trim();
}

/**
 * Normalises a text that programs compare, such as a number, code or address: no invisible or full-width characters,
 * ASCII digits and hyphens, ordinary spaces.
 */
export function plainText(text: string): string {
  const plain = withoutInvisible(text).normalize('NFKC').replace(dash, '-').replace(/\s/g, ' ');
  return [...plain]
    .map((character) => (digit.test(character) ? digitOf(character) : character))
    .join('')
    .trim();
}

/** The same for a key or number, without copied quotes and labels. */
export function plainKey(text: string): string {
  const key = plainText(text).replace(front, '');
  let end = key.length;
  while (end > 0 && quotes.includes(key.charAt(end - 1))) end -= 1;
  return key.slice(0, end);
}

/** Decimal digits of the scripts that phones offer, as 0 to 9. Everything else is dropped. */
export function asciiDigits(text: string): string {
  return plainText(text).replace(/[^0-9]/g, '');
}

/** In Unicode the ten digits of a script are consecutive, and the character before them is not a digit. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && digit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
