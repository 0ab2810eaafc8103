import { describe, expect, it } from 'vitest';
import { archiveStart, chainHash, type ArchiveEntry } from './archive.ts';
import { entries, recorded } from './archive-vectors.ts';
import { roundAt } from './rounds.ts';
import { verifyChain, verifyDraw } from './verify.ts';

const signatures = new Map(entries.map(({ round, signature }) => [round, signature]));
const witness = { isSigned: (round: number, signature: string) => signatures.get(round) === signature };
const entry = entries[0] as ArchiveEntry;
const another = entries[1] as ArchiveEntry;

describe('the verification of a draw', () => {
  it.each(entries)('finds nothing wrong with $lottery $issue', async (each) => {
    expect(await verifyDraw(each, witness)).toEqual([]);
  });

  it.each<[string, Partial<ArchiveEntry>, string[]]>([
    ['a number that was not drawn', { numbers: [8, 3, 2, 6, 7] }, ['numbers']],
    ['a number less', { numbers: [8, 3, 2, 6] }, ['numbers']],
    ['another issue', { issue: '20260917-1022' }, ['numbers']],
    ['a seed that the house did not commit to', { seed: another.seed }, ['commitment', 'numbers']],
    ['a commitment to another seed', { commitment: another.commitment }, ['commitment']],
    ['a signature of another round', { signature: another.signature }, ['signature', 'numbers']],
    ['another round', { round: entry.round + 1 }, ['signature']],
    ['a round of before bets ended', { closedAt: '2026-09-17T23:00:00.000Z' }, ['round']],
    ['a non-hexadecimal seed', { seed: 'x'.repeat(64) }, ['form']],
    ['a signature too short', { signature: entry.signature.slice(2) }, ['form']],
    ['an invalid time', { closedAt: 'then' }, ['form']],
    ['an invalid round', { round: 1.5 }, ['form']],
    ['a space too large to draw from', { space: { by: 'digits', count: 1e9 } }, ['form']],
    ['a lottery with a colon', { lottery: 'A:B' }, ['form']],
  ])('detects %s', async (_, change, faults) => {
    expect(await verifyDraw({ ...entry, ...change }, witness)).toEqual(faults);
  });

  it.each<unknown>([
    null,
    'entry',
    {},
    { ...entry, seed: 1 },
    { ...entry, issue: undefined },
    { ...entry, numbers: '83266' },
    { ...entry, space: null },
    { ...entry, space: { by: 'prizes' } },
    { ...entry, space: { by: 'digits', count: '5' } },
  ])('rejects %j as an entry', async (none) => {
    expect(await verifyDraw(none, witness)).toEqual(['form']);
  });

  it('treats a round made exactly at the close as known beforehand', async () => {
    const closedAt = new Date(Date.parse(entry.closedAt) + 60_000);
    expect(roundAt(closedAt)).toBe(entry.round);
    expect(await verifyDraw({ ...entry, closedAt: closedAt.toISOString() }, witness)).toEqual(['round']);
    expect(await verifyDraw({ ...entry, closedAt: new Date(closedAt.getTime() - 1).toISOString() }, witness)).toEqual([]);
  });
});

describe('the chain of an archive', () => {
  it('is computed from its start, for any order of an entry’s fields', async () => {
    expect(await verifyChain(recorded)).toEqual([]);
    const turned = Object.fromEntries(Object.entries(entry).toReversed()) as unknown as ArchiveEntry;
    expect(await chainHash(archiveStart, turned)).toBe(recorded[0]?.hash);
    expect(await verifyChain(recorded.slice(2), recorded[1]?.hash)).toEqual([]);
  });

  it('breaks where an entry was changed, removed, inserted or moved', async () => {
    const changed = recorded.map((link, at) => (at === 3 ? { ...link, entry: { ...link.entry, issue: 'x' } } : link));
    expect(await verifyChain(changed)).toEqual([3]);
    expect(await verifyChain(recorded.toSpliced(2, 1))).toEqual([2]);
    expect(await verifyChain(recorded.toSpliced(2, 0, { entry, hash: 'f'.repeat(64) }))).toEqual([2, 3]);
    expect(await verifyChain(recorded.slice(1))).toEqual([0]);
  });
});
