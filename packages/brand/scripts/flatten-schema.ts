export interface SchemaNode {
  [keyword: string]: unknown;
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, SchemaNode>;
  items?: SchemaNode;
  required?: string[];
  additionalProperties?: SchemaNode | false;
  unevaluatedProperties?: false;
  default?: unknown;
  /** Whether the key is required, in the file or in a parent. */
  'x-required'?: boolean;
}

/** Keys for editors and layers only. A resolved brand has none of them. */
const fileOnly = ['$schema', 'extends', 'engine', 'environments'];

/**
 * The schema without references, closed by `additionalProperties`, so that every tool understands it. Conditions are
 * only for editors: missing keys are reported once the parents are known.
 */
export function flattenSchema(schema: SchemaNode): SchemaNode {
  const definitions = schema['$defs'] as Record<string, SchemaNode>;
  const flatten = (node: SchemaNode): SchemaNode => {
    const { $ref, ...own } = node;
    const definition = $ref === undefined ? {} : flatten(definitions[$ref.replace('#/$defs/', '')] ?? missing($ref));
    const { unevaluatedProperties, $defs: _definitions, $id: _id, if: _if, then: _then, ...merged }: SchemaNode = { ...definition, ...own };
    if (unevaluatedProperties === false) merged.additionalProperties = false;
    if (merged.properties !== undefined) merged.properties = mapValues(merged.properties, flatten);
    if (merged.items !== undefined) merged.items = flatten(merged.items);
    if (typeof merged.additionalProperties === 'object') merged.additionalProperties = flatten(merged.additionalProperties);
    return merged;
  };
  return flatten(schema);
}

/** The shape of a resolved brand. Every key is present, and null only where the engine has no default. */
export function completeSchema(flat: SchemaNode): SchemaNode {
  const complete = (node: SchemaNode, isOptional: boolean): SchemaNode => {
    const isObject = node.properties !== undefined;
    const hasValue = !isOptional || isObject || node.default !== undefined || node['x-derived'] !== undefined;
    const { enum: values, default: _default, ...rest } = node;
    const result: SchemaNode = { ...rest, type: typesOf(node).filter((type) => type !== 'null') };
    if (Array.isArray(values)) result['enum'] = values.filter((value) => value !== null || !hasValue);
    if (!hasValue) (result.type as string[]).push('null');
    if (node.properties !== undefined) {
      const required = new Set(node.required);
      result.properties = Object.fromEntries(
        Object.entries(node.properties)
          .filter(([key]) => !fileOnly.includes(key))
          .map(([key, property]) => [key, complete(property, !required.has(key) && property['x-required'] !== true)]),
      );
      result.required = Object.keys(result.properties);
    }
    return result;
  };
  return complete(flat, false);
}

/** The engine's own values, null where there are none. The tree also shows which brand keys are objects. */
export function defaultsOf(flat: SchemaNode): unknown {
  if (flat.properties === undefined) return flat.default ?? null;
  return Object.fromEntries(
    Object.entries(flat.properties)
      .filter(([key]) => !fileOnly.includes(key))
      .map(([key, property]) => [key, defaultsOf(property)]),
  );
}

function typesOf(node: SchemaNode): string[] {
  return Array.isArray(node.type) ? node.type : node.type === undefined ? [] : [node.type];
}

function mapValues<Value, Result>(record: Record<string, Value>, map: (value: Value) => Result): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

function missing(reference: string): never {
  throw new Error(`The schema refers to ${reference}, which it does not define.`);
}
