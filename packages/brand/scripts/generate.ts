import { readFile } from 'node:fs/promises';
import path from 'node:path';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { completeSchema, defaultsOf, flattenSchema, type SchemaNode } from './flatten-schema.ts';

const packageRoot = path.dirname(import.meta.dirname);
const schemaFile = path.resolve(packageRoot, '../../schemas/brand.schema.json');
const banner = '// Generated from schemas/brand.schema.json by `npm run generate`.\n';
const annotations = ['x-visibility', 'x-hint', 'x-rule', 'x-derived', 'x-required'];

/** Everything generated from the brand's schema. Paths are relative to the repository's root. */
export async function generateBrandFiles(): Promise<{ path: string; content: string }[]> {
  const flat = flattenSchema(JSON.parse(await readFile(schemaFile, 'utf8')) as SchemaNode);
  return [
    { path: 'packages/brand/src/schema/generated/brand.gen.ts', content: await generateTypes(flat) },
    { path: 'packages/brand/src/schema/generated/validate-brand.gen.js', content: generateValidator(flat) },
    { path: 'packages/brand/src/schema/generated/validate-brand.gen.d.ts', content: validatorTypes },
  ];
}

async function generateTypes(flat: SchemaNode): Promise<string> {
  const types = await Promise.all([
    compile(withoutNotes(flat), 'BrandFile', typeOptions),
    compile(withoutNotes(completeSchema(flat)), 'Brand', typeOptions),
  ]);
  return [
    banner,
    "import type { JsonObject } from '../../json/json-value.ts';\n",
    ...types.map((text) => `\n${text}`),
    '\n/** The defaults of the engine. Null if it has none. */\n',
    `export const brandDefaults: JsonObject = ${JSON.stringify(defaultsOf(flat), null, 2)};\n`,
    '\n/** The schema without references, for messages. */\n',
    `export const brandSchema: JsonObject = ${JSON.stringify(flat, withoutProse, 2)};\n`,
  ].join('');
}

const typeOptions = { bannerComment: '', format: true, ignoreMinAndMaxItems: true, style: { printWidth: 140, singleQuote: true } } as const;

/** A brand may have its own keys named `description`. A schema's description is a text. */
function withoutProse(key: string, value: unknown): unknown {
  return (key === 'description' || key === 'title') && typeof value === 'string' ? undefined : value;
}

function withoutNotes(node: SchemaNode): JSONSchema {
  const { title: _title, examples: _examples, default: _default, ...rest } = node;
  const kept = Object.fromEntries(Object.entries(rest).filter(([keyword]) => !annotations.includes(keyword))) as SchemaNode;
  if (kept.properties !== undefined) {
    kept.properties = Object.fromEntries(
      Object.entries(kept.properties).map(([key, property]) => [key, withoutNotes(property) as SchemaNode]),
    );
  }
  if (kept.items !== undefined) kept.items = withoutNotes(kept.items) as SchemaNode;
  if (typeof kept.additionalProperties === 'object') kept.additionalProperties = withoutNotes(kept.additionalProperties) as SchemaNode;
  return kept as JSONSchema;
}

/** `unicode: false` counts code units, so that the validator needs no file of ajv's at run time. */
function generateValidator(flat: SchemaNode): string {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    unicode: false,
    logger: false,
    code: { source: true, esm: true, lines: true },
  });
  ajv.addVocabulary(annotations);
  const code = standaloneCode.default(ajv, ajv.compile(flat));
  if (/\brequire\(/.test(code)) throw new Error('The brand validator must stand alone, and it requires a file of ajv.');
  return banner + code;
}

const validatorTypes = `${banner}
export interface SchemaError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
  /** Set on the inner error of a refused key, which the outer one repeats. */
  propertyName?: string;
}

export declare const validate: ((data: unknown) => boolean) & { errors?: SchemaError[] | null };
`;
