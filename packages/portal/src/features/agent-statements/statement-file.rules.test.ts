import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { aStatement, bytesOf } from './agent-statements.builders.ts';
import { hashIn, inspectFile } from './statement-file.rules.ts';

test('a file is hashed byte by byte, and its amounts are added up again', async () => {
  const statement = aStatement();
  const bytes = bytesOf(statement);
  expect(await inspectFile('statement-41.json', bytes)).toEqual({
    name: 'statement-41.json',
    hash: createHash('sha256').update(bytes).digest('hex'),
    arithmetic: 'added',
  });
  const changed = aStatement({ totals: { ...statement.totals, closing: 9 } });
  expect(await inspectFile('x', bytesOf(changed))).toMatchObject({ arithmetic: 'notAdded' });
  expect(await inspectFile('x', new TextEncoder().encode('{"a":1}'))).toMatchObject({ arithmetic: 'noStatement' });
});

test('a hash is recognized in any pasted form', () => {
  const hash = 'ab'.repeat(32);
  expect(hashIn(` ${hash.toUpperCase()}\n`)).toBe(hash);
  expect(hashIn(hash.match(/.{8}/g)?.join(' ') ?? '')).toBe(hash);
  for (const wrong of ['', 'abc', `${hash}0`, hash.replace('a', 'g')]) expect(hashIn(wrong)).toBeNull();
});
