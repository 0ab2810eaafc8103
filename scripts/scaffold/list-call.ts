import { routes, type Route } from '@livery/contract/routes';
import { shapes } from '@livery/contract/shapes';
import { wireConstants } from '@livery/contract/wire-constants';
import { Refusal } from './names.ts';

/** A call that a new feature can read: it returns a list of things with a title, and its query can be filled in. */
export interface ListCall {
  readonly name: string;
  readonly domain: string;
  readonly isForMembers: boolean;
  /** The source of the query's type. Empty if the call has no query. */
  readonly query: readonly string[];
  /** The path of the list in the answer: `data.lanes`. */
  readonly path: string;
  readonly id: string;
  readonly idType: 'number' | 'string';
  readonly title: string;
  /** Source of an answer with things of these numbers. */
  readonly answer: (numbers: readonly number[]) => string;
  readonly entry: (number: number) => string;
}

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
}

const pageSize = 20;

/** @throws Refusal with the names of the calls that fit */
export function listCall(name: string): ListCall {
  const found = readCall(name);
  if (found !== null) return found;
  const fitting = Object.keys(shapes).filter((each) => readCall(each) !== null);
  throw new Refusal(`--call ${name} reads no list that a new feature can begin with; these do: ${fitting.join(', ')}`);
}

function readCall(name: string): ListCall | null {
  if (!Object.hasOwn(shapes, name)) return null;
  const { domain, audience, method }: Route = routes[name as keyof typeof shapes];
  // TypeBox stores marks in hidden properties. The JSON is the plain schema.
  const { query = {}, value } = JSON.parse(JSON.stringify(shapes[name as keyof typeof shapes])) as { query?: Schema; value?: Schema };
  // A call that returns a file or a stream has no value.
  if (value === undefined) return null;
  const list = findList(value);
  const asked = Object.entries(query.properties ?? {})
    .filter(([key]) => query.required?.includes(key) === true || key === 'language')
    .map(([key, schema]) => argumentOf(key, schema));
  if (method !== 'GET' || audience === 'visitorOrMember' || list === null || asked.includes(null)) return null;

  const { path, item } = list;
  const fields = Object.entries(item.properties ?? {}).filter(([key]) => item.required?.includes(key) === true);
  const texts = fields.filter(([, { type }]) => type === 'string').map(([key]) => key);
  const id = fields.find(([key, { type }]) => key === 'id' && (type === 'integer' || type === 'string'))?.[0] ?? texts[0];
  const title = texts.find((key) => /title|name/i.test(key)) ?? texts[0];
  if (id === undefined || title === undefined) return null;
  const thing = (number: number) => sampleOf(item, '', number) as Readonly<Record<string, unknown>>;
  return {
    name,
    domain,
    isForMembers: audience !== 'anyone',
    query: asked.filter((each) => each !== null),
    path: path.join('.'),
    id,
    idType: texts.includes(id) ? 'string' : 'number',
    title,
    answer: (numbers) => JSON.stringify(withList(sampleOf(value, '', 1), path, numbers.map(thing))),
    entry: (number) => JSON.stringify({ id: thing(number)[id], title: thing(number)[title] }),
  };
}

/** The first list of objects that have a text. */
function findList({ properties = {} }: Schema, path: readonly string[] = []): { path: readonly string[]; item: Schema } | null {
  for (const [key, schema] of Object.entries(properties)) {
    const item = schema.type === 'array' ? schema.items : undefined;
    if (item?.properties !== undefined && Object.values(item.properties).some(({ type }) => type === 'string'))
      return { path: [...path, key], item };
    const deeper = findList(schema, [...path, key]);
    if (deeper !== null) return deeper;
  }
  return null;
}

/** The value for a field of the query, or null if only the feature can know it. */
function argumentOf(key: string, { const: only, enum: choices, type, minimum = 0, maximum = pageSize }: Schema): string | null {
  if (key === 'language') return 'language';
  if (Object.hasOwn(wireConstants, key)) return `${key}: wireConstants.${key}`;
  const literal = only ?? choices?.[0];
  if (literal !== undefined) return `${key}: ${JSON.stringify(literal)}`;
  if (type !== 'integer') return null;
  return `${key}: ${/page(No|Num)/.test(key) ? minimum : Math.min(pageSize, maximum)}`;
}

function sampleOf(schema: Schema, key: string, number: number): unknown {
  const literal = schema.const ?? schema.enum?.[0];
  if (literal !== undefined) return literal;
  if (schema.anyOf !== undefined)
    return schema.anyOf.some(({ type }) => type === 'null') ? null : sampleOf(schema.anyOf[0] ?? {}, key, number);
  switch (schema.type) {
    case 'string':
      return `${key} ${number}`;
    case 'integer':
    case 'number':
      return number;
    case 'boolean':
      return false;
    case 'array':
      return [];
    default:
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name) === true)
          .map(([name, part]) => [name, sampleOf(part, name, number)]),
      );
  }
}

function withList(value: unknown, [key, ...rest]: readonly string[], list: readonly unknown[]): unknown {
  if (key === undefined) return list;
  const holder = value as Readonly<Record<string, unknown>>;
  return { ...holder, [key]: withList(holder[key], rest, list) };
}
