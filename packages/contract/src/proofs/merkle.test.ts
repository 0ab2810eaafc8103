import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followPath, growTree, pathOf, rootOf, type Hash, type LateHash } from './merkle.ts';
import { fromHex, leafBytes, toHex } from './play-leaf.ts';

const hash: Hash = (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest());
const lateHash: LateHash = async (bytes) => hash(bytes);

const leavesOf = (count: number): Uint8Array<ArrayBuffer>[] =>
  Array.from({ length: count }, (_, index) => leafBytes({ day: '2026-07-01', player: `p${index}`, validStake: index, result: -index }));

/** The RFC's definition taken literally: the left part is the largest power of two below the count. */
function rootByHalves(leaves: readonly Uint8Array[]): string {
  const sha = (...parts: Uint8Array[]): Buffer => createHash('sha256').update(Buffer.concat(parts)).digest();
  const halves = (part: readonly Uint8Array[]): Buffer => {
    if (part.length === 1) return sha(Uint8Array.of(0), part[0] ?? new Uint8Array());
    const left = 2 ** Math.ceil(Math.log2(part.length) - 1);
    return sha(Uint8Array.of(1), halves(part.slice(0, left)), halves(part.slice(left)));
  };
  return leaves.length === 0 ? sha().toString('hex') : halves(leaves).toString('hex');
}

describe('a day’s tree', () => {
  it.each([0, 1, 2, 3, 7, 8, 10, 1_000])('of %i players has the root of RFC 6962, and every path leads to it', async (count) => {
    const leaves = leavesOf(count);
    const tree = growTree(leaves, hash);
    const root = toHex(rootOf(tree));
    expect(root).toBe(rootByHalves(leaves));
    for (const [position, leaf] of leaves.entries()) {
      const reached = await followPath({ leaf, position, count, path: pathOf(tree, position) }, lateHash);
      expect(toHex(reached ?? new Uint8Array())).toBe(root);
    }
  });

  it('has the published roots of RFC 6962 for no leaf and for an empty one', () => {
    expect(toHex(rootOf(growTree([], hash)))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(toHex(rootOf(growTree([new Uint8Array()], hash)))).toBe('6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d');
  });

  it('fails with a changed byte, position or count, and with a longer or shorter path', async () => {
    const sizes = fc.constantFrom(1, 2, 3, 7, 8, 33);
    await fc.assert(
      fc.asyncProperty(sizes, fc.nat(), fc.nat(), fc.integer({ min: 1, max: 255 }), async (count, pick, at, flip) => {
        const leaves = leavesOf(count);
        const tree = growTree(leaves, hash);
        const root = toHex(rootOf(tree));
        const position = pick % count;
        const path = pathOf(tree, position);
        const leaf = leaves[position] ?? new Uint8Array();
        const changed = (bytes: Uint8Array<ArrayBuffer>) => bytes.map((byte, index) => (index === at % bytes.length ? byte ^ flip : byte));
        const reach = async (change: Partial<Parameters<typeof followPath>[0]>): Promise<string | null> => {
          const reached = await followPath({ leaf, position, count, path, ...change }, lateHash);
          return reached === null ? null : toHex(reached);
        };
        expect(await reach({})).toBe(root);
        expect(await reach({ leaf: changed(leaf) })).not.toBe(root);
        for (const index of path.keys())
          expect(await reach({ path: path.map((part, each) => (each === index ? changed(part) : part)) })).not.toBe(root);
        expect(await reach({ path: [...path, leaf] })).toBeNull();
        if (path.length > 0) expect(await reach({ path: path.slice(1) })).toBeNull();
        expect(await reach({ position: count })).toBeNull();
        expect(await reach({ position: -1 })).toBeNull();
        if (count > 1) expect(await reach({ position: (position + 1) % count })).not.toBe(root);
      }),
      { numRuns: 200 },
    );
  });
});

it('is written in hexadecimal and read back', () => {
  expect(toHex(fromHex('00ff10'))).toBe('00ff10');
});
