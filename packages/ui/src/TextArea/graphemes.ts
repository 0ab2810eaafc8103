let segmenter: Intl.Segmenter | undefined;

/**
 * Counts graphemes: an emoji with a skin tone is one, and so is a letter with its accents. The browser's segmenter
 * takes a slow phone a twentieth of a second to start, so it is created on first use.
 */
export function countGraphemes(text: string): number {
  segmenter ??= new Intl.Segmenter();
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}
