import type { DrawnPage } from './draw-pages.ts';

/**
 * The rules that paint each page, by what it is styled as: one text for all pages of a kind in all languages, since the
 * Content-Security-Policy names each text by its hash, and nothing on any page that another alone draws.
 */
export function criticalOf(pages: readonly DrawnPage[], paint: (first: DrawnPage, markup: string) => string): Map<string, string> {
  return new Map(
    [...Map.groupBy(pages, ({ styledAs }) => styledAs)].flatMap(([styledAs, alike]) => {
      const [first] = alike;
      return first === undefined ? [] : [[styledAs, paint(first, [...new Set(alike.map(({ html }) => html))].join(''))] as const];
    }),
  );
}
