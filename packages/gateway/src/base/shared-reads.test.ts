import { expect, test } from 'vitest';
import { SharedReads } from './shared-reads.ts';

/** Reads that finish when told to. */
function slowReads() {
  const reads = new SharedReads<number>();
  const ends: PromiseWithResolvers<number>[] = [];
  const read = (key = 'a') =>
    reads.read(key, () => {
      const end = Promise.withResolvers<number>();
      ends.push(end);
      return end.promise;
    });
  return { read, ends };
}

test('callers that arrive during a read share the next one, which starts after they arrive', async () => {
  const { read, ends } = slowReads();
  const first = read();
  const later = [read(), read(), read()];
  expect(ends).toHaveLength(1);
  ends[0]?.resolve(1);
  expect(await first).toBe(1);
  expect(ends).toHaveLength(2);
  const last = read();
  ends[1]?.resolve(2);
  expect(await Promise.all(later)).toEqual([2, 2, 2]);
  ends[2]?.resolve(3);
  expect(await last).toBe(3);
});

test('reads of different keys do not wait for each other', async () => {
  const { read, ends } = slowReads();
  const [one, other] = [read('a'), read('b')];
  ends[1]?.resolve(2);
  expect(await other).toBe(2);
  ends[0]?.resolve(1);
  expect(await one).toBe(1);
});

test('a failed read fails for the callers that share it, and the next read starts', async () => {
  const { read, ends } = slowReads();
  const first = read();
  const second = read();
  ends[0]?.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  ends[1]?.resolve(2);
  expect(await second).toBe(2);
});

test('a caller that arrives when no read is running starts one at once', async () => {
  const { read, ends } = slowReads();
  const first = read();
  ends[0]?.resolve(1);
  await first;
  void read();
  expect(ends).toHaveLength(2);
});
