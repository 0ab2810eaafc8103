import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { assetsOf } from './brand-assets.ts';
import type { ResolvedBrand } from './brand-report.ts';
import { isJsonObject, type JsonValue } from './json-value.ts';

/**
 * One hash of all that a brand is: its values, its texts and the bytes of its assets; the same wherever its folder lies,
 * however its files are written and whichever layer says a value. SHA-256, in hexadecimal.
 */
export async function hashOfResolved(brand: ResolvedBrand): Promise<string> {
  const { dir: _dir, parents: _parents, provenance: _provenance, shadows: _shadows, schemaVersion: _version, ...values } = brand;
  const contents = new Map<string, string>();
  for (const file of assetsOf(brand).values()) contents.set(file, sha256(await readFile(file)));
  const text = JSON.stringify(values, (_key, value: JsonValue) => {
    if (isJsonObject(value)) return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
    return typeof value === 'string' ? (contents.get(value) ?? value) : value;
  });
  return sha256(text);
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
