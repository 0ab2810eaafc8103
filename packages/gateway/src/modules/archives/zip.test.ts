import { inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readZip } from '../../../test/read-zip.ts';
import { Zip } from './zip.ts';

it('holds every file under its name, whatever is in it', () => {
  const files = fc.uniqueArray(fc.tuple(fc.string({ minLength: 1, unit: 'grapheme' }), fc.uint8Array({ maxLength: 3_000 })), {
    selector: ([name]) => name,
    maxLength: 5,
  });
  fc.assert(
    fc.property(files, (entries) => {
      const zip = new Zip(new Date('2026-05-17T12:34:56Z'));
      for (const [name, content] of entries) zip.add(name, Buffer.from(content));
      const read = readZip(zip.end());
      expect([...read.keys()]).toEqual(entries.map(([name]) => name));
      for (const [name, content] of entries) expect(Buffer.from(content).equals(read.get(name) ?? Buffer.from('missing'))).toBe(true);
    }),
  );
});

it('is dated, and begins as stores know it', () => {
  const zip = new Zip(new Date('2026-05-17T12:34:56Z'));
  zip.add('a.csv', Buffer.from('a'));
  const bytes = zip.end();
  expect(bytes.toString('hex', 0, 4)).toBe('504b0304');
  expect([bytes.readUInt16LE(10), bytes.readUInt16LE(12)]).toEqual([(12 << 11) | (34 << 5) | 28, (46 << 9) | (5 << 5) | 17]);
  expect(inflateRawSync(bytes.subarray(35, 35 + bytes.readUInt32LE(18))).toString()).toBe('a');
});
