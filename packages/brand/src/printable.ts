/** Stands for a character that cannot be shown. */
export const unshown = '·';

/** What a terminal would obey, control and direction characters, becomes a dot. */
export function printable(line: string): string {
  return line.replaceAll(unprintable, unshown);
}

const unprintable = /(?!\t)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
