/** Replaces a character that cannot be shown. */
export const unshown = '·';

/** Replaces control and direction characters, on which a terminal would act, with dots. */
export function printable(line: string): string {
  return line.replaceAll(unprintable, unshown);
}

/** The same for a text. Line breaks stay. */
export function printableText(text: string): string {
  return text.split('\n').map(printable).join('\n');
}

const unprintable = /(?!\t)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
