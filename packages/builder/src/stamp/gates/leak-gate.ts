import { basename } from 'node:path';
import { engineTexts, findSecret, type BrandMark, type Catalogues, type Problem, type ResolvedBrand } from '@livery/brand';
import { readCoreFile, type CoreBuild } from '../../core/core-build.ts';
import { openMarkFinder, type FoundMark, type MarkFinder } from './mark-finder.ts';

export type BundleFile = readonly [path: string, content: Buffer | string];

/** Searches for content that no bundle may contain: marks of other brands, and secrets. */
export interface LeakGate {
  /** The leaks in a brand's own files and in the core, which is scanned once. */
  find(core: CoreBuild, brand: ResolvedBrand, files: BundleFiles): Problem[];
}

export interface BundleFiles {
  files: readonly BundleFile[];
  /** Content repeated on every page, checked once. */
  repeated: readonly string[];
}

interface CoreFindings {
  marks: (FoundMark & { path: string; text: string })[];
  problems: Problem[];
}

const isText = /\.(?:html|js|css|json|svg|webmanifest|txt)$|^_/i;
/** Made of the engine's own words and numbers, and long. */
const isCertificate = /^contrast\./;
const mostProblems = 20;

/** The parts of a brand's files that are checked. */
export function isSearched(path: string): boolean {
  return isText.test(path) && !isCertificate.test(path);
}

/** A lazy leak gate for the fleet of these marks. */
export function openLeakGate(fleet: readonly BrandMark[], catalogues: Catalogues): LeakGate {
  let finder: MarkFinder | null = null;
  const cores = new WeakMap<CoreBuild, CoreFindings>();
  const lookAtCore = (core: CoreBuild, marks: MarkFinder): CoreFindings => {
    const known = cores.get(core);
    if (known) return known;
    const findings: CoreFindings = { marks: [], problems: [] };
    for (const { path } of core.files.filter((file) => isText.test(file.path))) {
      const text = readCoreFile(core, path);
      // A code in capitals is as likely one of the portal's own words.
      const found = marks.find(text).filter(({ mark }) => mark.kind !== 'merchant code');
      findings.marks.push(...firstOfEach(found).map((each) => ({ ...each, path, text })));
      findings.problems.push(...secretIn(path, text));
    }
    cores.set(core, findings);
    return findings;
  };
  return {
    find(core, brand, { files, repeated }) {
      finder ??= openMarkFinder(withoutEngineWords(fleet, catalogues));
      const marks = finder;
      const shared = lookAtCore(core, marks);
      const own = new Set(
        marks
          .find(
            [brand.identity.name, brand.merchantCode, ...brand.hosts, brand.gateway.baseUrl, brand.analytics.collector ?? ''].join('\n'),
          )
          .map(textOfMark),
      );
      const isForeign = (found: FoundMark): boolean => found.mark.brand !== brand.code && !own.has(textOfMark(found));
      const problems = [...shared.problems, ...shared.marks.filter(isForeign).map((found) => problemOf(found))];
      const seen = new Set<string>();
      const pagesFirst = files.toSorted(([one], [other]) => Number(other.endsWith('.html')) - Number(one.endsWith('.html')));
      for (const [path, content] of pagesFirst) {
        if (!isSearched(path)) continue;
        const whole = content.toString();
        if (seen.has(whole)) continue;
        const text = seen.size === 0 ? whole : blanked(whole, repeated);
        seen.add(whole);
        const found = marks.find(text).filter(isForeign);
        problems.push(...firstOfEach(found).map((each) => problemOf({ ...each, path, text })), ...secretIn(path, text));
      }
      return problems.slice(0, mostProblems).map((problem) => ({ ...problem, file: `${brand.code}/${problem.file}` }));
    },
  };
}

/** A brand may be called Play: a name that the engine's own texts hold says nothing. */
function withoutEngineWords(marks: readonly BrandMark[], catalogues: Catalogues): BrandMark[] {
  const texts = Object.keys(catalogues).flatMap((language) => [...engineTexts(catalogues, language).values()]);
  const words = new Set(openMarkFinder(marks).find(texts.join('\n')).map(textOfMark));
  return marks.filter(({ text }) => !words.has(text));
}

/** Offsets do not change. */
function blanked(text: string, parts: readonly string[]): string {
  return parts.reduce((rest, part) => rest.replace(part, () => ' '.repeat(part.length)), text);
}

/** A page that names a brand names it often. */
function firstOfEach<Found extends FoundMark>(found: readonly Found[]): Found[] {
  return found.filter((each, index) => found.findIndex(({ mark }) => mark === each.mark) === index);
}

function textOfMark({ mark }: FoundMark): string {
  return mark.text;
}

function problemOf({ mark, at, path, text }: CoreFindings['marks'][number]): Problem {
  return {
    ...placeOf(path, text, at, mark.text.length),
    rule: 'leak',
    message: `${basename(path)} holds ${JSON.stringify(mark.text)} at ${at}, the ${mark.kind} of the brand ${mark.brand}.`,
    hint:
      mark.kind === 'host'
        ? 'Look for it in the texts, links and pictures of this brand.'
        : `Look for it in the texts and pictures of this brand; if it is an ordinary word, write "commonName": true in brands/${mark.brand}/brand.json.`,
  };
}

function secretIn(path: string, text: string): Problem[] {
  const found = findSecret(text);
  if (found === null) return [];
  return [
    {
      ...placeOf(path, text, found.at, found.length),
      rule: 'secret',
      message: `${basename(path)} holds what looks like a secret at ${found.at}.`,
      hint: 'A bundle can be read by everyone: take it out of the texts and pictures of this brand, and replace the secret.',
      frame: '',
    },
  ];
}

/** The line around it, cut short: pages have a single one. */
function placeOf(
  path: string,
  text: string,
  at: number,
  length: number,
): Pick<Problem, 'file' | 'line' | 'column' | 'pointer' | 'severity' | 'frame'> {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  const [from, to] = [Math.max(start, at - 32), at + length + 32];
  const line = text.slice(0, at).split('\n').length;
  const frame = `> ${line} | ${text.slice(from, to).split('\n')[0] ?? ''}\n  ${' '.repeat(String(line).length)} | ${' '.repeat(at - from)}${'^'.repeat(length)}`;
  return { file: path, line, column: at - start + 1, pointer: '', severity: 'error', frame };
}
