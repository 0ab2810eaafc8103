import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { Zip } from './zip.file.ts';

it('holds every file under its name, and reports its size as it grows', () => {
  const zip = new Zip(new Date('2026-05-17T12:34:56Z'));
  zip.add('a.csv', Buffer.from('Ação'));
  const size = zip.size;
  expect(size).toBeGreaterThan(4);
  zip.add('pictures/1.png', Buffer.alloc(0));
  expect(zip.size).toBeGreaterThan(size);
  const read = unzipSync(zip.end());
  expect(Object.keys(read)).toEqual(['a.csv', 'pictures/1.png']);
  expect(Buffer.from(read['a.csv'] ?? []).toString()).toBe('Ação');
});
