import { brandSchema } from './generated/brand.gen.ts';
import { validate, type SchemaError } from './generated/validate-brand.gen.js';
import { isJsonObject, type JsonObject, type JsonValue } from './json-value.ts';
import { nearestWord } from './nearest-word.ts';
import { fromPointer, isWithin, parentPointer, toPointer, valueAt } from './pointer.ts';
import type { Finding } from './source-file.ts';

/** What of a file the schema accepts, and what it refuses; `value` is null when too little is left to go on. */
export interface ValidatedFile {
  value: JsonObject | null;
  findings: Finding[];
}

/**
 * Checks a parsed brand file against the schema. What is refused is left out of `value`, so that the rules can still speak
 * about the rest; what is required and missing is filled in from `standIn`.
 */
export function validateBrand(file: JsonValue, standIn: JsonObject): ValidatedFile {
  if (!isJsonObject(file)) {
    return {
      value: null,
      findings: [
        { rule: 'schema-type', pointer: '', message: `A brand is an object, not ${nameOfType(file)}.`, hint: 'Start the file with {.' },
      ],
    };
  }
  const findings = errorsOf(file).map((error) => describe(error, file));
  if (findings.length === 0) return { value: file, findings };
  const rest = findings.reduce<JsonObject>((value, { pointer }) => without(value, pointer), file);
  const value = fill(rest, standIn);
  return { value: errorsOf(value).length === 0 ? value : null, findings: dropDerived(findings) };
}

function errorsOf(value: JsonValue): SchemaError[] {
  validate(value);
  return (validate.errors ?? []).filter(({ propertyName }) => propertyName === undefined);
}

function describe(error: SchemaError, file: JsonObject): Finding {
  const { instancePath, keyword, params } = error;
  const schema = schemaOf(error);
  const pointer = instancePath;
  const name = nameOf(pointer);
  const value = valueAt(file, pointer);
  const hint = typeof schema['x-hint'] === 'string' ? schema['x-hint'] : exampleHint(schema);
  switch (keyword) {
    case 'additionalProperties':
      return unknownKey(
        toPointer([...fromPointer(pointer), String(params['additionalProperty'])]),
        Object.keys(isJsonObject(schema['properties']) ? schema['properties'] : {}),
      );
    case 'propertyNames':
      return {
        rule: 'schema-key',
        pointer: toPointer([...fromPointer(pointer), String(params['propertyName'])]),
        at: 'key',
        message: `${quote(String(params['propertyName']))} is no name for an entry of ${name}.`,
        hint: 'Use lower-case letters, digits and hyphens.',
      };
    case 'required':
      return {
        rule: 'schema-missing-key',
        pointer,
        message: `${name} lacks ${quote(String(params['missingProperty']))}.`,
        hint: `Add ${quote(String(params['missingProperty']))}: it has no default.`,
      };
    case 'type':
      return { rule: 'schema-type', pointer, message: `${name} is ${expectedTypes(schema)}, not ${nameOfType(value)}.`, hint };
    case 'enum': {
      const words = (schema['enum'] as JsonValue[]).filter((word) => word !== null).map(String);
      const near = typeof value === 'string' ? nearestWord(value, words) : null;
      const meant = near === null ? '' : ` Did you mean ${quote(near)}?`;
      return {
        rule: 'schema-enum',
        pointer,
        message: `${name} cannot be ${show(value)}.${meant}`,
        hint: `Use one of: ${words.join(', ')}.`,
      };
    }
    case 'pattern':
      return {
        rule: typeof schema['x-rule'] === 'string' ? schema['x-rule'] : 'schema-pattern',
        pointer,
        message: `${name} cannot be ${show(value)}.`,
        hint,
      };
    case 'uniqueItems':
      return {
        rule: 'schema-unique',
        pointer: toPointer([...fromPointer(pointer), Number(params['i'])]),
        message: `${name} holds ${show(valueAt(file, `${pointer}/${Number(params['i'])}`))} twice.`,
        hint: 'Keep one of the two.',
      };
    default:
      return { rule: 'schema-range', pointer, message: `${name} ${error.message ?? 'is out of range'}.`, hint };
  }
}

function unknownKey(pointer: string, known: string[]): Finding {
  const key = fromPointer(pointer).at(-1) ?? '';
  const near = nearestWord(key, known);
  const owner = parentPointer(pointer);
  return {
    rule: 'schema-unknown-key',
    pointer,
    at: 'key',
    message: `${owner === '' ? 'A brand' : nameOf(owner)} has no ${quote(key)}.${near === null ? '' : ` Did you mean ${quote(near)}?`}`,
    hint: near === null ? `Known here: ${known.join(', ')}.` : `Write ${quote(near)}, or remove the key.`,
  };
}

/** The flattened schema has no references, so that an error's path leads straight to its place. */
function schemaOf({ schemaPath }: SchemaError): JsonObject {
  const path = schemaPath
    .split('/')
    .slice(1, -1)
    .map((segment) => decodeURIComponent(segment));
  const owner = valueAt(brandSchema, `/${path.join('/')}`);
  return isJsonObject(owner) ? owner : brandSchema;
}

function exampleHint(schema: JsonObject): string {
  const [example] = Array.isArray(schema['examples']) ? schema['examples'] : [];
  return example === undefined ? 'See the description in schemas/brand.schema.json.' : `Write for example ${JSON.stringify(example)}.`;
}

function expectedTypes({ type }: JsonObject): string {
  const types = (Array.isArray(type) ? type : [type]).filter((each) => each !== 'null').map(String);
  return types.map((each) => typeNames[each] ?? each).join(' or ');
}

const typeNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function nameOfType(value: JsonValue | undefined): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeNames[typeof value] ?? 'nothing';
}

function nameOf(pointer: string): string {
  return pointer === '' ? 'The brand' : quote(fromPointer(pointer).join('.'));
}

/** Long values would drown the message, and could be a secret that was put in the wrong place. */
function show(value: JsonValue | undefined): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 48 ? 'this' : text;
}

function quote(word: string): string {
  return `"${word.length > 60 ? `${word.slice(0, 57)}…` : word}"`;
}

/** A refused parent speaks for what is in it. */
function dropDerived(findings: Finding[]): Finding[] {
  return findings.filter(
    (finding) =>
      !findings.some(
        (other) =>
          other !== finding &&
          other.pointer !== finding.pointer &&
          other.rule === 'schema-type' &&
          isWithin(finding.pointer, other.pointer),
      ),
  );
}

function without(value: JsonObject, pointer: string): JsonObject {
  const [key, ...rest] = fromPointer(pointer);
  if (key === undefined) return value;
  const { [key]: child, ...others } = value;
  if (rest.length === 0 || !isJsonObject(child)) return others;
  return { ...others, [key]: without(child, toPointer(rest)) };
}

function fill(value: JsonObject, standIn: JsonObject): JsonObject {
  const filled = { ...value };
  for (const [key, other] of Object.entries(standIn)) {
    const own = filled[key];
    if (own === undefined) filled[key] = other;
    else if (isJsonObject(own) && isJsonObject(other)) filled[key] = fill(own, other);
  }
  return filled;
}
