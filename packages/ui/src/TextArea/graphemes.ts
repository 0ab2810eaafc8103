let segmenter: Intl.Segmenter | undefined;

/**
 * Characters as a reader counts them: an emoji with its skin tone is one, so is a letter with its accents. The browser's segmenter takes a
 * slow phone a twentieth of a second to begin with.
 */
export function countGraphemes(text: string): number {
  segmenter ??= new Intl.Segmenter();
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}
