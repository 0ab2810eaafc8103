// Invisible characters: bidi marks, zero-width spaces and joiners, soft hyphens, the byte order mark.
const invisible = /\p{Cf}/gu;
const dash = /[\p{Pd}\u2212]/gu;
const digit = /\p{Nd}/u;
const quotes = '"\'`´“”„‘’‚«»‹› ';
/** Quotes, and labels such as `tel:`, `Cel.:`, `Chave PIX: `. */
const front = /^(?:["'`´“”„‘’‚«»‹› ]|\p{L}[\p{L}\p{M} ./_-]{0,30}:(?!\/\/))+/u;

/** A text without the characters that nobody sees. Not for what people write to each other: emoji and Persian words need some of them. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, '');
}

/** A name as it is kept and compared: in one Unicode form, without invisible characters and spaces at its ends. */
export function plainName(text: string): string {
  return withoutInvisible(text).normalize('NFC').trim();
}

/**
 * A text as it looks: without invisible characters, with ASCII digits and hyphens, ordinary spaces and no full-width forms. For what
 * machines compare: numbers, codes, addresses.
 */
export function plainText(text: string): string {
  const plain = withoutInvisible(text).normalize('NFKC').replace(dash, '-').replace(/\s/g, ' ');
  return [...plain]
    .map((character) => (digit.test(character) ? digitOf(character) : character))
    .join('')
    .trim();
}

/** A key or a number as it looks, without the quotes around it and the label before it that were copied along. */
export function plainKey(text: string): string {
  const key = plainText(text).replace(front, '');
  let end = key.length;
  while (end > 0 && quotes.includes(key.charAt(end - 1))) end -= 1;
  return key.slice(0, end);
}

/** Decimal digits of the scripts that phones offer, as 0 to 9; everything else is left out. */
export function asciiDigits(text: string): string {
  return plainText(text).replace(/[^0-9]/g, '');
}

/** Unicode keeps the ten digits of a script in a row whose neighbour below is no digit. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && digit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
