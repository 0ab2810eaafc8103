import { brandSchema } from './generated/brand.gen.ts';
import { validate, type SchemaError } from './generated/validate-brand.gen.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../json/json-value.ts';
import { nearestWord } from '../json/nearest-word.ts';
import { fromPointer, isWithin, parentPointer, toPointer, valueAt, withoutPointer } from '../json/pointer.ts';
import { isRuleName } from '../json/rule-names.ts';
import type { Finding } from '../json/source-file.ts';

/** The part of a file that the schema accepts, and problems for the rest. `value` is null if too little is left. */
export interface ValidatedFile {
  value: JsonObject | null;
  findings: Finding[];
}

/**
 * Checks a parsed brand file against the schema. `value` omits refused parts, so that the rules can still check the rest.
 * Missing required keys are filled in from `standIn`. Without it, as for a parent, nothing is required.
 */
export function validateBrand(file: JsonValue, standIn: JsonObject | null): ValidatedFile {
  if (!isJsonObject(file)) {
    return {
      value: null,
      findings: [
        {
          rule: 'schema-type',
          pointer: '',
          message: `A brand file must be an object, but is ${nameOfType(file)}.`,
          hint: 'Start the file with {.',
        },
      ],
    };
  }
  const isPartial = standIn === null;
  const findings = errorsOf(file, isPartial).map((error) => describe(error, file));
  if (findings.length === 0) return { value: file, findings };
  const rest = findings.reduce<JsonObject>((value, { pointer }) => withoutPointer(value, pointer), file);
  const value = fill(rest, standIn ?? {});
  return { value: errorsOf(value, isPartial).length === 0 ? value : null, findings: dropDerived(findings) };
}

function errorsOf(value: JsonValue, isPartial: boolean): SchemaError[] {
  validate(value);
  return (validate.errors ?? []).filter(
    ({ propertyName, keyword }) => propertyName === undefined && !(isPartial && keyword === 'required'),
  );
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
        value,
      );
    case 'propertyNames':
      return {
        rule: 'schema-key',
        pointer: toPointer([...fromPointer(pointer), String(params['propertyName'])]),
        at: 'key',
        message: `${quote(String(params['propertyName']))} is not a valid name for an entry of ${name}.`,
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
      return { rule: 'schema-type', pointer, message: `${name} must be ${expectedTypes(schema)}, but is ${nameOfType(value)}.`, hint };
    case 'enum': {
      const words = (schema['enum'] as JsonValue[]).filter((word) => word !== null).map(String);
      const near = typeof value === 'string' ? nearestWord(value, words) : null;
      const meant = near === null ? '' : ` Did you mean ${quote(near)}?`;
      return {
        rule: 'schema-enum',
        pointer,
        message: `${name} cannot be ${show(value)}.${meant}`,
        hint: `Use one of: ${words.join(', ')}.`,
        ...(near === null
          ? {}
          : { fix: { title: `${show(value)} becomes ${quote(near)}`, edits: [{ kind: 'set' as const, pointer, value: near }] } }),
      };
    }
    case 'pattern':
      return {
        rule: isRuleName(schema['x-rule']) ? schema['x-rule'] : 'schema-pattern',
        pointer,
        message: `${name} cannot be ${show(value)}.`,
        hint,
      };
    case 'uniqueItems': {
      const second = toPointer([...fromPointer(pointer), Math.max(Number(params['i']), Number(params['j']))]);
      const entry = show(valueAt(file, second));
      return {
        rule: 'schema-unique',
        pointer: second,
        message: `${name} holds ${entry} twice.`,
        hint: 'Keep one of the two.',
        fix: { title: `the second ${entry} goes`, edits: [{ kind: 'remove', pointer: second }] },
      };
    }
    default:
      return { rule: 'schema-range', pointer, message: `${name} ${error.message ?? 'is out of range'}.`, hint };
  }
}

function unknownKey(pointer: string, known: string[], holder: JsonValue | undefined): Finding {
  const key = fromPointer(pointer).at(-1) ?? '';
  const near = nearestWord(key, known);
  const owner = parentPointer(pointer);
  return {
    rule: 'schema-unknown-key',
    pointer,
    at: 'key',
    message: `${owner === '' ? 'A brand' : nameOf(owner)} has no ${quote(key)}.${near === null ? '' : ` Did you mean ${quote(near)}?`}`,
    hint: near === null ? `Known here: ${known.join(', ')}.` : `Write ${quote(near)}, or remove the key.`,
    ...(near === null || !isJsonObject(holder) || Object.hasOwn(holder, near)
      ? {}
      : { fix: { title: `${key} becomes ${near}`, edits: [{ kind: 'rename' as const, pointer, key: near }] } }),
  };
}

/** The flattened schema has no references, so an error's path is its path in the schema. */
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
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
};

function nameOfType(value: JsonValue | undefined): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return typeNames[typeof value] ?? 'nothing';
}

function nameOf(pointer: string): string {
  return pointer === '' ? 'The brand' : quote(fromPointer(pointer).join('.'));
}

/** A long value would hide the message, and could be a misplaced secret. */
function show(value: JsonValue | undefined): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 48 ? 'this' : text;
}

function quote(word: string): string {
  return `"${word.length > 60 ? `${word.slice(0, 57)}…` : word}"`;
}

/** Drops findings inside a value that is refused as a whole. */
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

function fill(value: JsonObject, standIn: JsonObject): JsonObject {
  const filled = { ...value };
  for (const [key, other] of Object.entries(standIn)) {
    const own = filled[key];
    if (own === undefined) filled[key] = other;
    else if (isJsonObject(own) && isJsonObject(other)) filled[key] = fill(own, other);
  }
  return filled;
}
