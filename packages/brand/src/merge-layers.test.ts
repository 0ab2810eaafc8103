import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandDefaults } from './generated/brand.gen.ts';
import { isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';
import { mergeLayers, mergeValues, spreadNulls, type Layer } from './merge-layers.ts';
import { toPointer, valueAt } from './pointer.ts';

const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.array(fc.string(), { maxLength: 3 }), fc.constant(null));

/** Layers of the shape of a brand, with holes and nulls at every height. */
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
  it('merge alike whichever two are merged first', () => {
    fc.assert(
      fc.property(layer, layer, layer, (one, two, three) => {
        const [a, b, c] = [one, two, three].map((each) => spreadNulls(each, brandDefaults)) as [JsonObject, JsonObject, JsonObject];
        expect(mergeValues(mergeValues(a, b), c)).toEqual(mergeValues(a, mergeValues(b, c)));
      }),
    );
  });

  it('merge objects, replace lists, and go back to the engine’s value at a null', () => {
    const { value } = mergeLayers(brandDefaults, [
      named('parent', { hosts: ['a.example', 'b.example'], layout: { header: 'centred', lobby: 'grid' }, identity: { ageMark: 21 } }),
      named('brand', { hosts: ['c.example'], layout: { lobby: null }, identity: null }),
    ]);
    expect(value).toMatchObject({ hosts: ['c.example'], layout: { header: 'centred', lobby: 'rails' }, identity: { ageMark: 18 } });
  });

  it('take a null object back as a whole, and what a later layer says again', () => {
    fc.assert(
      fc.property(layer, layer, (below, above) => {
        const { value } = mergeLayers(brandDefaults, [named('below', below), named('reset', { layout: null }), named('above', above)]);
        expect(value['layout']).toEqual(mergeLayers(brandDefaults, [named('above', above)]).value['layout']);
      }),
    );
  });

  it('tell the origin of every leaf, and tell it truly', () => {
    fc.assert(
      fc.property(layer, layer, (below, above) => {
        const { value, provenance } = mergeLayers(brandDefaults, [named('below', below), named('above', above)]);
        for (const pointer of leaves(value)) {
          const origin = provenance[pointer];
          const said = [above, below].map((each) => valueAt(spreadNulls(each, brandDefaults), pointer));
          const found = valueAt(value, pointer);
          if (origin?.kind === 'file') expect(found).toEqual(said[origin.file === 'above' ? 0 : 1]);
          else expect([origin, found]).toEqual([{ kind: 'default' }, valueAt(brandDefaults, pointer)]);
        }
      }),
    );
  });
});
