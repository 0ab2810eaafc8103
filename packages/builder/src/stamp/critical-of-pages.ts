import { criticalCss, usedNames, type ParsedStyles } from './critical-css.ts';
import type { DrawnPage } from './draw-pages.ts';

/**
 * The rules that paint each page, by what it is styled as: one text for all pages of a kind in all languages, since the
 * Content-Security-Policy names each text by its hash, and nothing on any page that another alone draws.
 */
export function criticalOf(pages: readonly DrawnPage[], stylesOf: (page: DrawnPage) => ParsedStyles): Map<string, string> {
  return new Map(
    [...Map.groupBy(pages, ({ styledAs }) => styledAs)].map(([styledAs, [first, ...others]]) => {
      if (first === undefined) return [styledAs, ''];
      const drawn = new Set([first, ...others].map(({ html }) => html));
      return [styledAs, criticalCss(stylesOf(first), usedNames([...drawn].join('')))];
    }),
  );
}
