import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { generateBootFiles } from '../../scripts/generate-boot.ts';

it('keeps the minified boot script in step with its source', async () => {
  const [file, ...others] = await generateBootFiles();
  expect(others).toEqual([]);
  expect(await readFile(path.resolve(import.meta.dirname, '../../../..', file?.path ?? ''), 'utf8')).toBe(file?.content);
});
