/** Stands for a character that cannot be shown. */
export const unshown = '·';

/** What a terminal would obey, control and direction characters, becomes a dot. */
export function printable(line: string): string {
  return line.replaceAll(unprintable, unshown);
}

/** The same for a text, whose lines stay lines. */
export function printableText(text: string): string {
  return text.split('\n').map(printable).join('\n');
}

const unprintable = /(?!\t)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
