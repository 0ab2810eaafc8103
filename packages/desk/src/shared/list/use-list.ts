import type { ControlRouteName } from '@livery/contract/control/routes';
import type { ControlInputOf, ControlQueryOf, ControlValueOf } from '@livery/contract/control/shapes';
import { useSearchParams } from 'react-router-dom';
import { useAnswer, type Answer } from '../use-answer.ts';

/** The allowed values of a filter in the address: any text, or one of these. The first is the default. */
export type Filters<Filter extends string> = Readonly<Record<Filter, 'text' | readonly [string, ...string[]]>>;

/** The calls that return a page of a list. */
export type ListName = {
  [Name in ControlRouteName]: ControlQueryOf<Name> extends { limit: number } ? Name : never;
}[ControlRouteName];

export interface Page<Item> {
  readonly items: readonly Item[];
  /** Null on the last page. */
  readonly next: string | null;
}

export interface List<Filter extends string, Value> {
  readonly answer: Answer<Value>;
  readonly filters: Readonly<Record<Filter, string>>;
  readonly isFiltered: boolean;
  readonly isFirst: boolean;
  /** Goes to the first page of the changed filters. */
  readonly filter: (changes: Partial<Record<Filter, string>>) => void;
  /** An address of this list with changed filters, at the first page unless `after` is given. */
  readonly addressOf: (changes?: Readonly<Record<string, string>>) => string;
}

interface ListOptions<Filter extends string> {
  /** Milliseconds between two reads of the first page. */
  readonly pollEvery?: number | undefined;
  /** The query of the call, if it differs from the filters in the address. */
  readonly queryOf?: (filters: Readonly<Record<Filter, string>>) => Readonly<Record<string, string>>;
}

const pageSize = 25;

/** A merchant's list. Its filters and page are in the address. */
export function useList<Name extends ListName, Filter extends string>(
  name: Name,
  filters: Filters<Filter>,
  { pollEvery, queryOf = (values) => values }: ListOptions<Filter> = {},
): List<Filter, ControlValueOf<Name>> {
  const [address, setAddress] = useSearchParams();
  const names = Object.keys(filters) as Filter[];
  const valueOf = (filter: Filter): string => {
    const [said, allowed] = [address.get(filter), filters[filter]];
    if (allowed === 'text') return said ?? '';
    return said !== null && allowed.includes(said) ? said : allowed[0];
  };
  const values = Object.fromEntries(names.map((filter) => [filter, valueOf(filter)])) as Record<Filter, string>;
  const after = address.get('after') ?? '';
  const isDefault = (filter: string, value: string): boolean => {
    const allowed = filters[filter as Filter] ?? 'text';
    return value === (allowed === 'text' ? '' : allowed[0]);
  };
  const given = (changes: Readonly<Record<string, string>>): URLSearchParams =>
    new URLSearchParams(
      Object.entries({ ...values, ...changes }).filter(([filter, value]) => !isDefault(filter, value)) as [string, string][],
    );
  const query = Object.entries({ ...queryOf(values), after }).filter(([, value]) => value !== '');
  // The gateway validates the values from the address.
  const input = { ...Object.fromEntries(query), limit: pageSize } as ControlInputOf<Name>;
  return {
    answer: useAnswer(name, input, after === '' ? pollEvery : undefined),
    filters: values,
    isFiltered: names.some((filter) => !isDefault(filter, values[filter])),
    isFirst: after === '',
    filter: (changes) => setAddress(given(changes as Record<string, string>)),
    addressOf: (changes = {}) => `?${given(changes)}`,
  };
}
