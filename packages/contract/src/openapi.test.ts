import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { generateOpenApiFiles } from '../scripts/generate-openapi.ts';
import { errorStatus } from './errors.ts';
import { routes } from './routes.ts';
import { shapes } from './shapes/index.ts';

interface Operation {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>>; readonly 'x-livery-sealed'?: unknown };
  readonly responses: Readonly<Record<string, unknown>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: { readonly ErrorCode: { readonly enum: readonly string[] } } };
}

const [file] = await generateOpenApiFiles();
const document = JSON.parse(file?.content ?? '') as Document;
const operationOf = (name: keyof typeof routes): Operation | undefined =>
  document.paths[routes[name].path]?.[routes[name].method.toLowerCase()];

it('describes the wire in a valid OpenAPI 3.1 document, with every reference resolved', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(document) as object as Record<string, unknown>);
  expect(errors).toBeUndefined();
  expect([valid, validator.version]).toEqual([true, '3.1']);
  expect(JSON.stringify(validator.resolveRefs())).not.toContain('"$ref"');
});

it('has every call under its method and address, and describes how it is made', () => {
  for (const name of Object.keys(routes) as (keyof typeof routes)[]) expect(operationOf(name)?.operationId).toBe(name);
  expect(Object.values(document.paths).flatMap((path) => Object.keys(path))).toHaveLength(Object.keys(routes).length);
  for (const name of Object.keys(shapes) as (keyof typeof shapes)[]) expect(operationOf(name)?.responses['200']).toBeDefined();
  expect(operationOf('login')?.requestBody).toMatchObject({
    content: { 'application/json': { schema: { $ref: '#/components/schemas/SealedBody' } } },
    'x-livery-sealed': { required: ['username', 'password', 'type'] },
  });
  expect([operationOf('login'), operationOf('gameList'), operationOf('balance')].map((operation) => operation?.security)).toEqual([
    [],
    [{}, { token: [] }],
    [{ token: [] }],
  ]);
  expect(document.components.schemas.ErrorCode.enum).toEqual(Object.keys(errorStatus));
});
