import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorNames, readErrorPage } from './error-pages.ts';

const repository = path.resolve(import.meta.dirname, '../../..');

async function findWords(files: string[], pattern: RegExp): Promise<Set<string>> {
  const words = new Set<string>();
  for await (const file of glob(files, { cwd: repository })) {
    if (file.endsWith('.test.ts')) continue;
    for (const [, word = ''] of readFileSync(path.join(repository, file), 'utf8').matchAll(pattern)) words.add(word);
  }
  return words;
}

/** Names of errors have two capitals at least; one that is only compared with is another package's. */
const errors = () => findWords(['cli/src/**/*.ts'], /(?<!=== )'((?:[A-Z][a-z]+){2,})'/g);

/** A rule is named where it finds something, or by a function that does so for it. */
const rules = async () => {
  const named = /\b(?:rule(?::| =)|(?:say|refuse|problem)\()\s*'([a-z]+(?:-[a-z]+)*)'/g;
  return new Set([
    ...(await findWords(['packages/brand/src/**/*.ts', 'packages/builder/src/**/*.ts'], named)),
    ...(await findWords(['packages/brand/src/**/*.ts'], /'(schema-[a-z-]+)'/g)),
    ...(await findWords(['schemas/*.json'], /"x-rule": "([a-z-]+)"/g)),
  ]);
};

describe('docs/errors', () => {
  it('has a page for every error and every rule, and no other [engine-38]', async () => {
    const names = [...(await errors()), ...(await rules())];
    expect(names).toEqual(
      expect.arrayContaining(['PortBusy', 'UnknownVerb', 'BadColour', 'contrast', 'font-license', 'brand-file', 'schema-pattern']),
    );
    expect(errorNames()).toEqual([...new Set(names)].toSorted());
  });

  it.each(errorNames())('says of %s what it means, shows it and says what to do', (name) => {
    const page = readErrorPage(name);
    expect(page).toMatch(new RegExp(`^# ${name}\n\n\\S[^]*\n\`\`\`text\n[^]+\n\`\`\`\n\n\\*\\*To fix it\\.\\*\\* \\S`));
    expect(page.split('\n').length).toBeLessThan(30);
  });
});
