import { archiveStart, chainHash, type ArchiveEntry, type ArchiveLink } from './archive.ts';
import { commitmentOf, drawNumbers, isDrawable, labelOf } from './draw-numbers.ts';
import { bytesOf } from './hex.ts';
import { quicknet, randomnessOf, timeOf, type BeaconChain } from './rounds.ts';

/** Why an entry proves nothing. */
export const drawFaults = [
  /** A part is not hex of its length, or not a valid time, round or space. */
  'form',
  /** The house committed to another seed. */
  'commitment',
  /** The round was produced before betting closed, so somebody could have known it. */
  'round',
  /** The beacon did not sign this round like this. */
  'signature',
  /** Seed and round give other numbers. */
  'numbers',
] as const;
export type DrawFault = (typeof drawFaults)[number];

interface Witness {
  /**
   * How the reader checks that the beacon signed a round: with its public key, or by asking a relay of the reader's
   * choice.
   */
  readonly isSigned: (round: number, signature: string) => boolean | Promise<boolean>;
  readonly chain?: BeaconChain;
}

/** All faults of an entry, which can be any JSON. An entry without faults is a fair draw. */
export async function verifyDraw(entry: unknown, { isSigned, chain = quicknet }: Witness): Promise<DrawFault[]> {
  if (!hasFields(entry)) return ['form'];
  const seed = bytesOf(entry.seed, 32);
  const signature = bytesOf(entry.signature, 48);
  const closedAt = Date.parse(entry.closedAt);
  const isNamed = !entry.lottery.includes(':') && Number.isSafeInteger(entry.round) && !Number.isNaN(closedAt);
  if (seed === null || signature === null || !isNamed || !isDrawable(entry.space)) return ['form'];
  const faults: DrawFault[] = [];
  if ((await commitmentOf(seed)) !== entry.commitment) faults.push('commitment');
  if (timeOf(entry.round, chain).getTime() <= closedAt) faults.push('round');
  if (!(await isSigned(entry.round, entry.signature))) faults.push('signature');
  const numbers = await drawNumbers(entry.space, seed, await randomnessOf(signature), labelOf(entry.lottery, entry.issue));
  if (numbers.length !== entry.numbers.length || numbers.some((number, at) => number !== entry.numbers[at])) faults.push('numbers');
  return faults;
}

function hasFields(entry: unknown): entry is ArchiveEntry {
  if (typeof entry !== 'object' || entry === null) return false;
  const fields = entry as Partial<Record<keyof ArchiveEntry, unknown>>;
  const { lottery, issue, closedAt, commitment, seed, signature, space, numbers } = fields;
  const areTexts = [lottery, issue, closedAt, commitment, seed, signature].every((text) => typeof text === 'string');
  return areTexts && typeof space === 'object' && space !== null && Array.isArray(numbers);
}

/** The places where the chain breaks. An entry there, or just before, was changed, removed or inserted. */
export async function verifyChain(links: readonly ArchiveLink[], previous: string = archiveStart): Promise<number[]> {
  const hashes = await Promise.all(links.map(({ entry }, at) => chainHash(links[at - 1]?.hash ?? previous, entry)));
  return hashes.flatMap((hash, at) => (hash === links[at]?.hash ? [] : [at]));
}
