import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allVerbs } from './all-verbs.ts';

interface Document {
  version?: unknown;
  brands?: unknown;
  failed?: unknown;
  written?: unknown;
  page?: unknown;
  file?: unknown;
}

/** The example of each verb's document, which the tests of the verb hold it to. */
function examples(): Map<string, Document[]> {
  const text = readFileSync(new URL('../../../docs/cli.md', import.meta.url), 'utf8');
  const parts = text.split(/^### livery /m).slice(1);
  return new Map(
    parts.map((part) => {
      const blocks = [...part.matchAll(/```json\n([^]*?)```/g)].map(([, json = '']) => JSON.parse(json) as Document);
      return [part.slice(0, part.indexOf('\n')), blocks];
    }),
  );
}

describe('the documents of --json', () => {
  const documents = examples();
  const fleet = allVerbs.filter(({ arguments: given = '' }) => given.includes('[brands...]')).map(({ name }) => name);
  const serving = ['dev', 'preview'];

  it('are written down for every verb', () => {
    expect([...documents.keys()].toSorted()).toEqual(allVerbs.map(({ name }) => name).toSorted());
  });

  it.each([...documents])('of %s have a version and say alike what was written', (_name, blocks) => {
    for (const document of blocks) {
      expect(document.version).toBe(1);
      if ('written' in document) expect(typeof document.written).toBe('boolean');
      if ('page' in document) expect(document.page === null || typeof document.page === 'string').toBe(true);
      if ('file' in document) expect(document).toHaveProperty('written');
      expect(document).not.toHaveProperty('report');
    }
  });

  it.each(fleet.filter((name) => !serving.includes(name) && name !== 'migrate'))('of %s have brands and those that failed', (name) => {
    for (const document of documents.get(name) ?? []) {
      expect(document.brands).toEqual(expect.arrayContaining([expect.objectContaining({ code: 'acme' })]));
      expect(document.failed).toEqual([]);
    }
  });
});
