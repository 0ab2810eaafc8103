import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openControlSecret } from './control-secret.ts';

it('is created once per data folder, readable by its owner alone, and kept', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'livery-secret-'));
  const [first, second] = ['a', 'b'].map((name) => openControlSecret(path.join(root, name)));
  expect(first?.value).toMatch(/^[\w-]{43}$/);
  expect(second?.value).not.toBe(first?.value);
  expect(openControlSecret(path.join(root, 'a'))).toEqual(first);
  expect(statSync(first?.file ?? '').mode & 0o777).toBe(0o600);
  expect(readdirSync(path.join(root, 'a'))).toEqual(['control-secret']);
  rmSync(root, { recursive: true });
});
