import { brandDefaults, type Brand } from '../schema/generated/brand.gen.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json/json-value.ts';
import { mergeLayers, type Layer, type Provenance, type Shadows } from './merge-layers.ts';
import { fromPointer, parentPointer, toPointer, valueAt } from '../json/pointer.ts';

const engineLanguages: readonly JsonValue[] = ['pt', 'en'];

interface Derivation {
  /** Filled if it is still null. */
  at: string;
  /** The source of the value. */
  from: string;
  derive: (from: JsonValue) => JsonValue;
  /** How, in a few words. */
  why: string;
}

const asIs = (from: JsonValue): JsonValue => from;
const withEngineLanguages = (language: JsonValue): JsonValue => [...new Set([language ?? 'pt', ...engineLanguages])];
const firstLanguage = (supported: JsonValue): JsonValue =>
  Array.isArray(supported) && !supported.includes('pt') ? (supported[0] ?? 'pt') : 'pt';
const firstMode = (modes: JsonValue): JsonValue => (Array.isArray(modes) ? (modes[0] ?? 'light') : 'light');

/** The merchant code of a brand that names none. */
export function merchantCodeOf(code: string): string {
  return code.toUpperCase();
}

/** In order, because a later one may depend on an earlier one. */
const derivations: readonly Derivation[] = [
  {
    at: '/merchantCode',
    from: '/code',
    derive: (code) => (typeof code === 'string' ? merchantCodeOf(code) : null),
    why: 'the code in capitals',
  },
  { at: '/identity/legalName', from: '/identity/name', derive: asIs, why: 'the name' },
  {
    at: '/languages/supported',
    from: '/languages/default',
    derive: withEngineLanguages,
    why: 'the default language and those of the engine',
  },
  { at: '/languages/default', from: '/languages/supported', derive: firstLanguage, why: 'pt where it is supported, else the first one' },
  { at: '/theme/default', from: '/theme/modes', derive: firstMode, why: 'the first mode' },
  { at: '/hero/art/dark', from: '/hero/art/light', derive: asIs, why: 'the picture by day' },
  { at: '/hero/art/light', from: '/hero/art/dark', derive: asIs, why: 'the picture by night' },
  { at: '/assets/logo/dark', from: '/assets/logo/light', derive: asIs, why: 'the picture by day' },
  { at: '/assets/logo/light', from: '/assets/logo/dark', derive: asIs, why: 'the picture by night' },
  { at: '/assets/mark/light', from: '/assets/mark/dark', derive: asIs, why: 'the picture by night' },
  { at: '/assets/mark/light', from: '/assets/icon', derive: asIs, why: 'the icon' },
  { at: '/assets/mark/dark', from: '/assets/mark/light', derive: asIs, why: 'the picture by day' },
  { at: '/assets/logo/alt', from: '/identity/name', derive: asIs, why: 'the name' },
];

/** Merges the layers over the engine's defaults and derives the values that are still missing. */
export function deriveBrand(layers: readonly Layer[]): { brand: Brand; provenance: Provenance; shadows: Shadows } {
  const { value: brand, provenance, shadows } = mergeLayers(brandDefaults, layers);
  const get = (pointer: string): JsonValue => valueAt(brand, pointer) ?? null;
  for (const { at, from, derive, why } of derivations) {
    if (get(at) !== null) continue;
    const source = get(from);
    const value = derive(source);
    if (value === null) continue;
    assign(brand, at, value);
    const entries = Array.isArray(value) ? value.map((_, index) => toPointer([index])) : [];
    for (const pointer of ['', ...entries])
      provenance[at + pointer] = source === null ? { kind: 'default' } : { kind: 'derived', from, why };
  }
  return { brand: brand as unknown as Brand, provenance, shadows };
}

function assign(brand: JsonObject, pointer: string, value: JsonValue): void {
  const owner = valueAt(brand, parentPointer(pointer));
  if (isJsonObject(owner)) owner[fromPointer(pointer).at(-1) ?? ''] = value;
}
