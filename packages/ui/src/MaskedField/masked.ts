/** A digit of the mask. Every other character is a separator. */
const slot = '0';

/** The number of digits that the mask takes. */
export function slotsOf(mask: string): number {
  return mask.split(slot).length - 1;
}

/**
 * The digits formatted by the mask. A separator appears only with the digit after it, so that digits can be deleted at
 * the end.
 */
export function masked(mask: string, digits: string): string {
  let text = '';
  let separators = '';
  let next = 0;
  for (const character of mask) {
    if (next === digits.length) break;
    if (character === slot) {
      text += separators + digits.charAt(next);
      separators = '';
      next += 1;
    } else separators += character;
  }
  return text;
}

/** The caret position after this many digits of the masked text. `isPast` moves it past any separators there. */
export function caretAfter(text: string, digits: number, isPast: boolean): number {
  let place = 0;
  for (let left = digits; left > 0 && place < text.length; place += 1) if (isDigit(text.charAt(place))) left -= 1;
  while (isPast && place < text.length && !isDigit(text.charAt(place))) place += 1;
  return place;
}

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9';
}
