export interface PageWindow {
  /** From 1. */
  page: number;
  /** Number of pages. */
  total: number;
  /** Pages always shown at both ends. */
  margin?: number;
  /** Pages shown around the current one. */
  range?: number;
}

/** The pages to show, in order. A gap replaces at least two omitted pages; a single one is shown. */
export function pageWindow({ page, total, margin = 2, range = 3 }: PageWindow): (number | 'gap')[] {
  const pages = Array.from({ length: Math.max(total, 0) }, (_, index) => index + 1);
  const first = Math.max(1, Math.min(page - Math.floor((range - 1) / 2), total - range + 1));
  const isShown = (each: number) => each <= margin || each > total - margin || (each >= first && each < first + range);
  return pages.flatMap((each): (number | 'gap')[] => {
    if (isShown(each)) return [each];
    if (!isShown(each - 1)) return [];
    return isShown(each + 1) ? [each] : ['gap'];
  });
}
