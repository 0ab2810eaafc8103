/** Decimal digits of the scripts that phones offer, as 0 to 9; everything else is left out. */
export function asciiDigits(text: string): string {
  return [...text.normalize('NFKC')].map((character) => (digit.test(character) ? digitOf(character) : '')).join('');
}

const digit = /\p{Nd}/u;

/** Unicode keeps the ten digits of a script in a row whose neighbour below is no digit. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && digit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
