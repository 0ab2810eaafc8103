/** The subset of JSON Schema that describes answers. Anything else stops the generator. */
export interface Shape {
  type?: string;
  enum?: readonly (string | number | boolean | null)[];
  const?: string | number | boolean;
  anyOf?: readonly Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: readonly string[];
  patternProperties?: Record<string, Shape>;
}

const known = new Set(['type', 'enum', 'const', 'anyOf', 'items', 'properties', 'required', 'patternProperties']);

const tests: Record<string, { name: string; code: string }> = {
  object: { name: 'isRecord', code: "const isRecord = (v) => typeof v === 'object' && v !== null && !Array.isArray(v);" },
  string: { name: 'isText', code: "const isText = (v) => typeof v === 'string';" },
  integer: { name: 'isWhole', code: 'const isWhole = Number.isInteger;' },
  number: { name: 'isNumber', code: 'const isNumber = Number.isFinite;' },
  boolean: { name: 'isFlag', code: "const isFlag = (v) => typeof v === 'boolean';" },
  null: { name: 'isNull', code: 'const isNull = (v) => v === null;' },
};

/**
 * Writes guards that only answer yes or no. They weigh a tenth of ajv's standalone validators, which matters because
 * they are part of the first load. A test compares the two on mutated answers.
 */
export function writeGuard(schemas: Record<string, Shape>): { prelude: string; guards: Record<string, string> } {
  const used = new Set<string>();
  const shared = new Map<string, { name: string; code: string }>();

  const testOf = (type: string): string => {
    const test = tests[type];
    if (test === undefined) throw new Error(`No guard for the type ${type}`);
    used.add(type);
    return test.name;
  };

  /** An expression that can be called as a guard: `isText`, `shape1`, `(v) => …`. */
  const test = (schema: Shape): string => {
    const strange = Object.keys(schema).find((key) => !known.has(key));
    if (strange !== undefined) throw new Error(`Answers are not described with ${strange}: guards do not check it`);
    if (schema.const !== undefined) return `(v) => v === ${JSON.stringify(schema.const)}`;
    if (schema.enum !== undefined) return `(v) => ${JSON.stringify(schema.enum)}.includes(v)`;
    if (schema.anyOf !== undefined) return `(v) => ${schema.anyOf.map((choice) => check(choice, 'v')).join(' || ')}`;
    if (schema.type === 'array') return `(v) => Array.isArray(v) && v.every(${test(schema.items ?? {})})`;
    if (schema.type === 'object') return objectTest(schema);
    if (schema.type !== undefined) return testOf(schema.type);
    return '() => true';
  };

  const check = (schema: Shape, value: string): string => {
    const expression = test(schema);
    return /^\w+$/.test(expression) ? `${expression}(${value})` : `(${expression})(${value})`;
  };

  const objectTest = (schema: Shape): string => {
    const key = JSON.stringify(schema);
    const before = shared.get(key);
    if (before !== undefined) return before.name;
    const required = new Set(schema.required ?? []);
    const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => {
      const value = /^[a-zA-Z_]\w*$/.test(name) ? `v.${name}` : `v[${JSON.stringify(name)}]`;
      return required.has(name) ? check(property, value) : `(${value} === undefined || ${check(property, value)})`;
    });
    const records = Object.values(schema.patternProperties ?? {}).map((item) => `Object.values(v).every(${test(item)})`);
    const name = `shape${shared.size + 1}`;
    shared.set(key, { name, code: `const ${name} = (v) => ${[`${testOf('object')}(v)`, ...properties, ...records].join(' && ')};` });
    return name;
  };

  const guards = Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, test(schema)]));
  const preludes = Object.entries(tests).flatMap(([type, { code }]) => (used.has(type) ? [code] : []));
  return { prelude: [...preludes, ...[...shared.values()].map(({ code }) => code)].join('\n'), guards };
}
