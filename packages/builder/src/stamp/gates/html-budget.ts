import { gzipSync } from 'node:zlib';
import type { Problem, ResolvedBrand } from '@livery/brand';

const words: Record<string, string> = {
  page: 'the page itself',
  theme: 'theme and fonts',
  critical: 'styles of what is drawn',
  importMap: 'the list of scripts',
  boot: 'the start script',
  texts: 'the brand’s own texts',
};

/** The home page's overrun of its budget, with its heaviest parts. Null if within. `bytes` are gzipped. */
export function overHtmlBudget(brand: ResolvedBrand, bytes: number, parts: Record<string, string>): Problem | null {
  const limit = brand.budgets.htmlKb;
  if (bytes / 1000 <= limit) return null;
  const weighed = Object.entries(parts)
    .map(([name, text]) => ({ name: words[name] ?? name, kb: gzipSync(text).length / 1000 }))
    .sort((one, other) => other.kb - one.kb)
    .slice(0, 3)
    .map(({ name, kb }) => `${name} ${kb.toFixed(1)} kB`);
  const origin = brand.provenance['/budgets/htmlKb'];
  const place = origin?.kind === 'file' ? origin : { file: `brands/${brand.code}/brand.json`, line: 1, column: 1, pointer: '' };
  return {
    rule: 'budget',
    severity: 'error',
    file: place.file,
    line: place.line,
    column: place.column,
    pointer: place.pointer,
    // Rounded up, so that it reads as more than the budget.
    message: `The home page weighs ${(Math.ceil(bytes / 100) / 10).toFixed(1)} kB compressed, and the budget is ${limit} kB. Most of it: ${weighed.join(', ')}.`,
    hint: 'Shorten the texts of the home page, or raise budgets.htmlKb knowingly: a visitor then waits for one more round trip.',
    frame: '',
  };
}
