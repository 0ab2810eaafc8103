import { readFile } from 'node:fs/promises';
import { shapes, type ServedRoute } from '@livery/contract/shapes';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generateGuardFiles } from './generate-guards.ts';
import { writeGuard, type Shape } from './write-guard.ts';

const answers = (Object.keys(shapes) as ServedRoute[]).flatMap((name) => {
  const shape = shapes[name];
  return 'value' in shape ? [[name, JSON.parse(JSON.stringify(shape.value)) as Shape] as const] : [];
});

async function compile(schema: Shape): Promise<(value: unknown) => boolean> {
  const { prelude, guards } = writeGuard({ answer: schema });
  const module = `${prelude}\nexport const guard = ${guards['answer']};`;
  const { guard } = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(module)}`)) as {
    guard: (value: unknown) => boolean;
  };
  return guard;
}

/** Valid values of a shape. */
function valuesOf(schema: Shape): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(valuesOf));
  if (schema.patternProperties !== undefined)
    return fc.dictionary(fc.string(), valuesOf(Object.values(schema.patternProperties)[0] ?? {}), { maxKeys: 3 });
  switch (schema.type) {
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, property]) => [key, valuesOf(property)])), {
        requiredKeys: [...(schema.required ?? [])],
      });
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}), { maxLength: 3 });
    case 'integer':
      return fc.integer();
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.string();
  }
}

/** The same value with one part replaced, sometimes by something that the shape forbids. */
function spoilt(value: unknown, path: number[], by: unknown): unknown {
  const [step = 0, ...rest] = path;
  if (Array.isArray(value) && value.length > 0) return value.with(step % value.length, spoilt(value[step % value.length], rest, by));
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
    const keys = Object.keys(value);
    const key = keys[step % keys.length] ?? '';
    return { ...value, [key]: spoilt((value as Record<string, unknown>)[key], rest, by) };
  }
  return by;
}

test.each(answers)('the guard of %s agrees with ajv on valid and on damaged answers', async (_name, schema) => {
  const guard = await compile(schema);
  const judge = new Ajv({ strict: false }).compile(schema);
  fc.assert(
    fc.property(valuesOf(schema), fc.array(fc.nat(20), { maxLength: 6 }), fc.jsonValue(), (value, path, by) => {
      expect(guard(value)).toBe(true);
      const other = spoilt(value, path, by);
      expect(guard(other)).toBe(judge(other));
    }),
    { numRuns: 150 },
  );
});

test('the committed files match what the shapes generate', async () => {
  for (const { path, content } of await generateGuardFiles()) {
    expect(await readFile(new URL(`../../../${path}`, import.meta.url), 'utf8'), path).toBe(content);
  }
});

test('a shape that guards cannot check stops the generator', () => {
  expect(() => writeGuard({ answer: { type: 'string', maxLength: 3 } as Shape })).toThrow('maxLength');
});
