import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { assetsOf, type ResolvedBrand } from '@livery/brand';
import { valuesOf } from './brand-values.ts';

/** Two nearly equal brands, and the few pointers at which they differ. */
export interface Twins {
  codes: readonly [string, string];
  differences: string[];
}

/** Every brand has its own. */
const ownToEach = /^\/(schemaVersion|extends|code|merchantCode|hosts|identity|environments)(\/|$)/;

/** Pairs with fewer different values than `limit`. Brands of one lineage are meant to be alike and do not count. */
export async function findTwins(brands: readonly ResolvedBrand[], limit: number): Promise<Twins[]> {
  const leaves = await Promise.all(brands.map(leavesOf));
  const twins: Twins[] = [];
  for (const [index, one] of brands.entries()) {
    for (let next = index + 1; next < brands.length; next += 1) {
      const other = brands[next];
      if (other === undefined || areKin(one, other)) continue;
      const differences = differencesOf(leaves[index] ?? new Map(), leaves[next] ?? new Map(), limit);
      if (differences !== null) twins.push({ codes: [one.code, other.code], differences });
    }
  }
  return twins;
}

function areKin(one: ResolvedBrand, other: ResolvedBrand): boolean {
  const family = new Set([one.code, ...one.parents]);
  return [other.code, ...other.parents].some((folder) => family.has(folder));
}

/** The pointers at which two brands differ; null when there are as many as the limit. */
function differencesOf(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>, limit: number): string[] | null {
  const differences: string[] = [];
  for (const pointer of new Set([...one.keys(), ...other.keys()])) {
    if (one.get(pointer) === other.get(pointer)) continue;
    differences.push(pointer);
    if (differences.length >= limit) return null;
  }
  return differences;
}

/** Values by pointer: lists as a whole, files by content, texts by language and key. */
async function leavesOf(brand: ResolvedBrand): Promise<Map<string, string>> {
  const leaves = new Map<string, string>();
  const files = assetsOf(brand);
  for (const [pointer, value] of valuesOf(brand)) {
    if (ownToEach.test(pointer)) continue;
    const file = files.get(pointer);
    leaves.set(pointer, file === undefined ? JSON.stringify(value) : await hashOfContent(file));
  }
  leaves.delete('/assets/logo/alt');
  return leaves;
}

async function hashOfContent(file: string): Promise<string> {
  const content = await readFile(file).catch(() => Buffer.of());
  return createHash('sha256').update(content).digest('hex');
}
