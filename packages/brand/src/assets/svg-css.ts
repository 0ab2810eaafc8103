const anImport = /@import\s+(?:url\(\s*(?:"[^"]*"|'[^']*'|[^"'()\s]*)\s*\)|"[^"]*"|'[^']*')[^;{}"']*(?:;|$)/gi;

/** Describes what a style or attribute value fetches or runs. `null` if it does neither. */
export function refuseCss(css: string): string | null {
  // Most values are numbers and names, which cannot fetch anything.
  if (!/[\\(@:]/.test(css)) return null;
  // A comment may hide a fetch, and a string may hide the start of a comment, so the text is read both with and without
  // them.
  const readings = [css, css.replaceAll(/\/\*[\s\S]*?\*\//g, '')].flatMap((text) => [text, withoutEscapes(text)]);
  return readings.some(reachesOut) ? 'its style refers to something outside itself' : null;
}

/** A style without its imports of other sheets. Imports in an unusual form stay and are refused. */
export function withoutImports(css: string): string {
  return css.replaceAll(anImport, '');
}

function reachesOut(css: string): boolean {
  if (/@import|expression\s*\(|javascript:|(?:image-set|image|src|cross-fade)\s*\(/i.test(css)) return true;
  return [...css.matchAll(/url\(\s*["']?\s*([^"')]*)/gi)].some(([, target]) => !target?.startsWith('#'));
}

function withoutEscapes(css: string): string {
  return css.replaceAll(/\\(?:([0-9a-f]{1,6})\s?|([\s\S]))/gi, (_, digits: string | undefined, sign: string | undefined) => {
    if (digits === undefined) return sign ?? '';
    const code = Number.parseInt(digits, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
