import { expect, it } from 'vitest';
import { root } from '../root.ts';
import { readTexts } from './source-files.ts';

const files = [...readTexts(root, 'docs/decisions/*.md')].filter(([file]) => !file.endsWith('/README.md'));
const entries = files.flatMap(([file, text]) =>
  text
    .split(/^## /m)
    .slice(1)
    .map((entry) => ({ name: `${file}: ${entry.split('\n', 1)[0]}`, entry })),
);

it('every decision says when it would be reversed', () => {
  expect(entries.length).toBeGreaterThan(100);
  expect(entries.filter(({ entry }) => !/^- \*\*Reversed if\*\* /m.test(entry)).map(({ name }) => name)).toEqual([]);
});

it('the index lists every file of decisions', () => {
  const [index = ''] = readTexts(root, 'docs/decisions/README.md').values();
  const listed = [...index.matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, name]) => `docs/decisions/${name}`);
  expect(listed.toSorted()).toEqual(files.map(([file]) => file));
});
