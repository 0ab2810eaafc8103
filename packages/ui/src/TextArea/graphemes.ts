const segmenter = new Intl.Segmenter();

/** Characters as a reader counts them: an emoji with its skin tone is one, so is a letter with its accents. */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}
