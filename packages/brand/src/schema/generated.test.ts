import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { generateBrandFiles } from '../../scripts/generate.ts';

it('keeps generated files in sync with the schema', async () => {
  const root = path.resolve(import.meta.dirname, '../../../..');
  const files = await generateBrandFiles();
  expect(files).toHaveLength(3);
  for (const file of files) expect(await readFile(path.join(root, file.path), 'utf8'), file.path).toBe(file.content);
});
