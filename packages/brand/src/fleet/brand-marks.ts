import { merchantCodeOf } from '../layers/derive-brand.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json/json-value.ts';
import { listBrands } from '../load-brands.ts';
import { readLoosely } from '../json/read-source.ts';
import { claimsOf, type Claimant } from './claims.ts';

/** A word that identifies one brand of a fleet. */
export interface BrandMark {
  /** The folder of the brand. */
  brand: string;
  kind: 'name' | 'host' | 'merchant code';
  text: string;
}

/** A shorter word occurs in pages by chance. */
const shortest = 3;

/**
 * The marks of every brand below `root`, even of brands with errors: hosts of every environment, names, and merchant
 * codes, including derived ones. Names and merchant codes that their brand declares to be common words are omitted.
 */
export async function readBrandMarks(root: string): Promise<BrandMark[]> {
  return marksOfAll(await readClaimants(root));
}

/**
 * Everything about other brands that the check and search of one brand depend on, as a text that changes with any of
 * it.
 */
export async function describeFleet(root: string): Promise<string> {
  const claimants = await readClaimants(root);
  const { hosts, merchantCodes } = claimsOf(claimants);
  return JSON.stringify([[...hosts], [...merchantCodes], marksOfAll(claimants)]);
}

async function readClaimants(root: string): Promise<Claimant[]> {
  const folders = await listBrands(root);
  return folders.map((folder) => ({ folder, file: readLoosely(root, `brands/${folder}/brand.json`) }));
}

function marksOfAll(claimants: readonly Claimant[]): BrandMark[] {
  return claimants.flatMap(({ folder, file }) => marksOf(folder, file));
}

function marksOf(brand: string, file: JsonValue | undefined): BrandMark[] {
  if (!isJsonObject(file)) return [];
  const { identity, commonName, environments } = file;
  const merchantCode = file['merchantCode'] ?? merchantCodeOf(brand);
  const words =
    commonName === true ? [] : [markOf('name', isJsonObject(identity) ? identity['name'] : null), markOf('merchant code', merchantCode)];
  const layers = [file, ...Object.values(isJsonObject(environments) ? environments : {})].filter(isJsonObject);
  const hosts = layers.flatMap(hostsIn).map((host) => markOf('host', host));
  return [...words, ...hosts].flatMap((mark) => (mark === null ? [] : [{ brand, ...mark }]));
}

function hostsIn({ hosts, gateway, analytics }: JsonObject): JsonValue[] {
  const addresses = [isJsonObject(gateway) ? gateway['baseUrl'] : null, isJsonObject(analytics) ? analytics['collector'] : null];
  const called = addresses.flatMap((address) => (typeof address === 'string' ? (/^https?:\/\/([^/:]+)/.exec(address)?.[1] ?? []) : []));
  return [...(Array.isArray(hosts) ? hosts : []), ...called];
}

function markOf(kind: BrandMark['kind'], text: JsonValue | undefined): Omit<BrandMark, 'brand'> | null {
  return typeof text === 'string' && text.trim().length >= shortest ? { kind, text: text.trim() } : null;
}
