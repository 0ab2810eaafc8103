import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandDefaults } from '../schema/generated/brand.gen.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json/json-value.ts';
import { mergeLayers, mergeValues, type Layer } from './merge-layers.ts';
import { toPointer, valueAt } from '../json/pointer.ts';

const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.array(fc.string(), { maxLength: 3 }), fc.constant(null));

/** Layers in the shape of a brand, with gaps and nulls at every depth. */
function layerOf(shape: JsonObject): fc.Arbitrary<JsonObject> {
  const keys = Object.fromEntries(
    Object.entries(shape).map(([key, value]): [string, fc.Arbitrary<JsonValue>] => [
      key,
      isJsonObject(value) ? fc.oneof({ weight: 5, arbitrary: layerOf(value) }, fc.constant(null)) : leaf,
    ]),
  );
  return fc.record(keys, { requiredKeys: [] }) as fc.Arbitrary<JsonObject>;
}

const layer = layerOf({
  identity: brandDefaults['identity'] ?? {},
  layout: brandDefaults['layout'] ?? {},
  hosts: [],
  theme: { fonts: { text: { family: '', weight: '' } }, density: '' },
});
const named = (name: string, value: JsonObject): Layer => ({
  value,
  originOf: (pointer) => ({ kind: 'file', file: name, line: 1, column: 1, pointer }),
});

function leaves(value: JsonValue, path: string[] = []): string[] {
  return isJsonObject(value) ? Object.entries(value).flatMap(([key, child]) => leaves(child, [...path, key])) : [toPointer(path)];
}

describe('layers', () => {
  it('give the same result whichever two are merged first', () => {
    const resolved = (...layers: JsonObject[]) =>
      mergeLayers(
        brandDefaults,
        layers.map((value) => named('', value)),
      ).value;
    fc.assert(
      fc.property(layer, layer, layer, (one, two, three) => {
        expect(resolved(mergeValues(one, two), three)).toEqual(resolved(one, mergeValues(two, three)));
        expect(resolved(mergeValues(mergeValues(one, two), three))).toEqual(resolved(one, two, three));
      }),
    );
  });

  it('merge objects, replace lists, and fall back to the inherited value at a null [engine-02]', () => {
    const { value } = mergeLayers(brandDefaults, [
      named('parent', { hosts: ['a.example', 'b.example'], layout: { header: 'centred', lobby: 'grid' }, identity: { ageMark: 21 } }),
      named('brand', { hosts: ['c.example'], layout: { lobby: null, tile: null }, identity: null }),
    ]);
    expect(value).toMatchObject({
      hosts: ['c.example'],
      layout: { header: 'centred', lobby: 'grid', tile: 'portrait' },
      identity: { ageMark: 21 },
    });
  });

  it('record the origin of every leaf and the values it overrides [engine-02]', () => {
    fc.assert(
      fc.property(layer, layer, layer, (first, second, third) => {
        const all = { first, second, third };
        const { value, provenance, shadows } = mergeLayers(
          brandDefaults,
          Object.entries(all).map(([name, each]) => named(name, each)),
        );
        for (const pointer of leaves(value)) {
          const said = Object.entries(all).flatMap(([name, each]) => {
            const own = valueAt(each, pointer) ?? null;
            return own === null || isJsonObject(own) ? [] : [{ name, value: own }];
          });
          const fallback = valueAt(brandDefaults, pointer) ?? null;
          const expected = [...said.reverse(), ...(fallback === null && said.length > 0 ? [] : [{ name: 'engine', value: fallback }])];
          const origin = provenance[pointer];
          const told = [{ origin, value: valueAt(value, pointer) }, ...(shadows[pointer] ?? [])];
          expect(told.map((each) => ({ name: each.origin?.kind === 'file' ? each.origin.file : 'engine', value: each.value }))).toEqual(
            expected,
          );
        }
      }),
    );
  });
});
