import path from 'node:path';
import type { ResolvedBrand } from '../brand-report.ts';
import type { BrandSources } from '../layers/brand-source.ts';
import type { Brand } from '../schema/generated/brand.gen.ts';
import type { AssetKind } from './inspect-asset.ts';
import { isJsonObject, type JsonObject } from '../json/json-value.ts';
import type { Provenance } from '../layers/merge-layers.ts';
import { fromPointer, valueAt } from '../json/pointer.ts';
import type { Resolution } from '../layers/resolve-brand.ts';
import type { RuleContext } from '../rules/rule.ts';

/** Every place in a brand that names a file. */
const assetPointers: readonly (readonly [pointer: string, kind: AssetKind])[] = [
  ['/assets/logo/light', 'image'],
  ['/assets/logo/dark', 'image'],
  ['/assets/mark/light', 'image'],
  ['/assets/mark/dark', 'image'],
  ['/assets/icon', 'image'],
  ['/hero/art/light', 'image'],
  ['/hero/art/dark', 'image'],
  ['/theme/fonts/display/file', 'font'],
  ['/theme/fonts/display/licenseFile', 'text'],
  ['/theme/fonts/text/file', 'font'],
  ['/theme/fonts/text/licenseFile', 'text'],
];

/** The files that a resolved brand names, as absolute paths by pointer. */
export function assetsOf(brand: ResolvedBrand): Map<string, string> {
  const named = assetPointers.map(([pointer]) => [pointer, valueAt(brand as unknown as JsonObject, pointer)] as const);
  return new Map(named.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Only files named in a brand file. Derived values repeat one of them or are the engine's own. */
export function readAssets(sources: BrandSources, { brand, provenance }: Resolution): RuleContext['assets'] {
  const assets = new Map();
  for (const [pointer, kind] of assetPointers) {
    const file = valueAt(brand as unknown as JsonObject, pointer);
    if (typeof file !== 'string' || provenance[pointer]?.kind !== 'file') continue;
    const owner = ownerOf(pointer, provenance);
    const inspection = sources.asset(path.join(sources.root, owner), file, kind);
    assets.set(pointer, { file, path: path.posix.join(owner, file), kind, inspection });
  }
  return assets;
}

/** The brand with absolute paths. A path named by a parent is relative to the parent's folder. */
export function withAbsoluteAssets(root: string, { brand, provenance }: Resolution): Brand {
  let absolute = brand as unknown as JsonObject;
  for (const [pointer] of assetPointers) {
    const file = valueAt(absolute, pointer);
    if (typeof file === 'string') absolute = withValue(absolute, fromPointer(pointer), path.join(root, ownerOf(pointer, provenance), file));
  }
  return absolute as unknown as Brand;
}

function withValue(holder: JsonObject, [key, ...rest]: readonly string[], value: string): JsonObject {
  if (key === undefined) return holder;
  const child = holder[key];
  return { ...holder, [key]: rest.length > 0 && isJsonObject(child) ? withValue(child, rest, value) : value };
}

/** The folder of the file with the value or its source, below the folder that contains `brands/`. */
function ownerOf(pointer: string, provenance: Provenance): string {
  const origin = provenance[pointer];
  if (origin?.kind === 'derived') return ownerOf(origin.from, provenance);
  if (origin?.kind !== 'file') throw new TypeError(`${pointer} names a file, and no brand file says so.`);
  return path.posix.dirname(origin.file);
}
