import { plainName } from '@livery/contract/pasted-text';
import { periodPresets, periodProblem, type Period } from './period.rules.ts';
import type { Day } from '@livery/contract/zoned-days';

/** A query parameter with its parser and serializer. Null is the fallback, which addresses omit. */
export interface Param<Value> {
  /** Addresses are user input, so invalid values give the fallback. */
  read(text: string | null): Value;
  write(value: Value): string | null;
}

export type Params = Readonly<Record<string, Param<unknown>>>;
export type ValuesOf<List extends Params> = { [Name in keyof List]: ReturnType<List[Name]['read']> };

export interface SortOrder<Key extends string = string> {
  key: Key;
  direction: 'ascending' | 'descending';
}

export function choiceParam<const Choice extends string>(choices: readonly Choice[], fallback: NoInfer<Choice>): Param<Choice> {
  return {
    read: (text) => choices.find((choice) => choice === text) ?? fallback,
    write: (choice) => (choice === fallback ? null : choice),
  };
}

export function textParam(longest = 100): Param<string> {
  return {
    read: (text) => [...plainName(text ?? '')].slice(0, longest).join(''),
    write: (text) => plainName(text) || null,
  };
}

/** `key` sorts in ascending order, `-key` in descending order. */
export function sortParam<const Key extends string>(keys: readonly Key[], fallback: SortOrder<NoInfer<Key>>): Param<SortOrder<Key>> {
  return {
    read: (text) => {
      const key = keys.find((each) => each === text?.replace(/^-/, ''));
      return key === undefined ? fallback : { key, direction: text?.startsWith('-') === true ? 'descending' : 'ascending' };
    },
    write: ({ key, direction }) =>
      key === fallback.key && direction === fallback.direction ? null : `${direction === 'descending' ? '-' : ''}${key}`,
  };
}

/** The number of a single row. Null for none. */
export const numberParam: Param<number | null> = {
  read: (text) => (/^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null),
  write: (number) => (number === null ? null : String(number)),
};

/** A preset by its name, or custom days as `2026-05-01..2026-05-17`. `today` is in the brand's time zone. */
export function periodParam(fallback: Period, today: Day): Param<Period> {
  const written = (period: Period) => (typeof period === 'string' ? period : `${period.from}..${period.to}`);
  return {
    read: (text) => {
      const preset = periodPresets.find((each) => each === text);
      if (preset !== undefined) return preset;
      const [from = '', to = '', ...rest] = (text ?? '').split('..');
      const span = { from, to };
      return rest.length === 0 && periodProblem(span, today) === null ? span : fallback;
    },
    write: (period) => (written(period) === written(fallback) ? null : written(period)),
  };
}

/** The contract's cursor: the page of a list that is paged by key. */
const cursorName = 'after';
const cursorPattern = /^[\w-]{1,1024}$/;

export function readCursor(query: string): string | null {
  const cursor = new URLSearchParams(query).get(cursorName);
  return cursor !== null && cursorPattern.test(cursor) ? cursor : null;
}

export function readList<List extends Params>(params: List, query: string): ValuesOf<List> {
  const said = new URLSearchParams(query);
  return Object.fromEntries(Object.entries(params).map(([name, param]) => [name, param.read(said.get(name))])) as ValuesOf<List>;
}

/**
 * The query for a page of the list. Other parameters stay. Another filter restarts the list, because a cursor belongs
 * to its filters.
 */
export function writeList<List extends Params>(
  params: List,
  query: string,
  change: Partial<ValuesOf<List>>,
  cursor?: string | null,
): string {
  const next = new URLSearchParams(query);
  const values: Record<string, unknown> = { ...readList(params, query), ...change };
  for (const [name, param] of Object.entries(params)) {
    const text = param.write(values[name]);
    if (text === null) next.delete(name);
    else next.set(name, text);
  }
  if (cursor === undefined || cursor === null) next.delete(cursorName);
  else next.set(cursorName, cursor);
  return next.size === 0 ? '' : `?${next.toString()}`;
}
