/** A digit of the mask; every other character is a separator. */
const slot = '0';

/** How many digits the mask takes. */
export function slotsOf(mask: string): number {
  return mask.split(slot).length - 1;
}

/** The digits in the form of the mask. A separator comes with the digit behind it, so that it can be deleted at the end. */
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

/** Where the caret is after so many digits of the masked text; `isPast` moves it over the separators there. */
export function caretAfter(text: string, digits: number, isPast: boolean): number {
  let place = 0;
  for (let left = digits; left > 0 && place < text.length; place += 1) if (isDigit(text.charAt(place))) left -= 1;
  while (isPast && place < text.length && !isDigit(text.charAt(place))) place += 1;
  return place;
}

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9';
}
