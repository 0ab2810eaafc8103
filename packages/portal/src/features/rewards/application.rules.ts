const segmenter = new Intl.Segmenter();

/** Characters as a reader and the gateway count them. */
export function countRemarks(text: string): number {
  return [...segmenter.segment(text.trim())].length;
}
