import { brandDefaults, type Brand } from './generated/brand.gen.ts';
import { isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';
import { mergeLayers, type Layer, type Provenance } from './merge-layers.ts';
import { fromPointer, parentPointer, toPointer, valueAt } from './pointer.ts';

const engineLanguages: readonly JsonValue[] = ['pt', 'en'];

interface Derivation {
  /** Filled when it is still null. */
  at: string;
  /** What the value is made from. */
  from: string;
  derive: (from: JsonValue) => JsonValue;
}

const asIs = (from: JsonValue): JsonValue => from;

/** In order: a later one may build on an earlier one. */
const derivations: readonly Derivation[] = [
  { at: '/merchantCode', from: '/code', derive: (code) => (typeof code === 'string' ? code.toUpperCase() : null) },
  { at: '/identity/legalName', from: '/identity/name', derive: asIs },
  { at: '/languages/supported', from: '/languages/default', derive: (language) => [...new Set([language ?? 'pt', ...engineLanguages])] },
  {
    at: '/languages/default',
    from: '/languages/supported',
    derive: (supported) => (Array.isArray(supported) && !supported.includes('pt') ? (supported[0] ?? 'pt') : 'pt'),
  },
  { at: '/theme/default', from: '/theme/modes', derive: (modes) => (Array.isArray(modes) ? (modes[0] ?? 'light') : 'light') },
  { at: '/hero/artDark', from: '/hero/art', derive: asIs },
  { at: '/assets/logo/alt', from: '/identity/name', derive: asIs },
  { at: '/assets/logoDark/file', from: '/assets/logo/file', derive: asIs },
  { at: '/assets/logoDark/alt', from: '/assets/logo/alt', derive: asIs },
];

/** Lays the layers over the engine's values and derives what they leave open. */
export function deriveBrand(layers: readonly Layer[]): { brand: Brand; provenance: Provenance } {
  const { value: brand, provenance } = mergeLayers(brandDefaults, layers);
  const get = (pointer: string): JsonValue => valueAt(brand, pointer) ?? null;
  for (const { at, from, derive } of derivations) {
    if (get(at) !== null) continue;
    const value = derive(get(from));
    if (value === null) continue;
    assign(brand, at, value);
    const entries = Array.isArray(value) ? value.map((_, index) => toPointer([index])) : [];
    for (const pointer of ['', ...entries]) provenance[at + pointer] = { kind: 'derived', from };
  }
  return { brand: brand as unknown as Brand, provenance };
}

function assign(brand: JsonObject, pointer: string, value: JsonValue): void {
  const owner = valueAt(brand, parentPointer(pointer));
  if (isJsonObject(owner)) owner[fromPointer(pointer).at(-1) ?? ''] = value;
}
