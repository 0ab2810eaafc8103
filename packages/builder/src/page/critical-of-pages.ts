import type { DrawnPage } from './draw-pages.ts';

/**
 * The critical CSS of each kind of page. All pages of a kind share one text in all languages, since the Content-Security-Policy lists each
 * text by its hash. No text has rules that only another kind needs.
 */
export function criticalOf(pages: readonly DrawnPage[], paint: (first: DrawnPage, markup: string) => string): Map<string, string> {
  return new Map(
    [...Map.groupBy(pages, ({ styledAs }) => styledAs)].flatMap(([styledAs, alike]) => {
      const [first] = alike;
      return first === undefined ? [] : [[styledAs, paint(first, [...new Set(alike.map(({ html }) => html))].join(''))] as const];
    }),
  );
}
