import { expect, it } from 'vitest';
import { root } from '../root.ts';
import { readTexts } from './source-files.ts';

const [page = ''] = readTexts(root, 'docs/readings.md').values();
const numbers = (pattern: RegExp): ReadonlySet<number> => new Set([...page.matchAll(pattern)].map(([, number]) => Number(number)));
const known = { section: numbers(/^\| (\d+) +\|/gm), readings: numbers(/^(\d+)\. /gm) };

const cited = {
  section: /\bspecification(?:[’']s)?,? sections? (\d+)(?:(?:, | and )(\d+))?/gi,
  readings: /\breadings? (\d+)(?:(?:, | and )(\d+))?/gi,
};

it.each(['section', 'readings'] as const)('every %s cited in code and manuals exists', (kind) => {
  const texts = [...readTexts(root, '{packages,cli,e2e,scripts}/**/*.{ts,tsx}'), ...readTexts(root, '{*.md,docs/**/*.md}')];
  const citations = texts.flatMap(([file, text]) =>
    [...text.matchAll(cited[kind])].flatMap(([, one, other]) =>
      [one, other].filter((number) => number !== undefined).map((number) => ({ file, number: Number(number) })),
    ),
  );
  expect(citations.length).toBeGreaterThan(50);
  expect(citations.filter(({ number }) => !known[kind].has(number))).toEqual([]);
});
