import type { ControlPage } from '@livery/contract/control/merchant';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ControlClient } from '#api/control-client.ts';
import { useDesk } from '../desk-context.ts';
import { useAnswer, type Answer } from '../use-answer.ts';

/** What an address may say of a filter: any text, or one of these, of which the first holds where it says something else. */
export type Filters<Name extends string> = Readonly<Record<Name, 'text' | readonly [string, ...string[]]>>;

export type ReadPage<Name extends string, Item> = (
  client: ControlClient,
  merchant: string,
  query: Readonly<Record<Name | 'after', string>>,
  signal: AbortSignal,
) => Promise<ControlPage<Item>>;

export interface List<Name extends string, Item> {
  readonly answer: Answer<ControlPage<Item>>;
  readonly filters: Readonly<Record<Name, string>>;
  readonly isFiltered: boolean;
  readonly isFirst: boolean;
  /** Goes to the first page of other filters. */
  readonly filter: (changes: Partial<Record<Name, string>>) => void;
  /** An address of this list: its filters, changed, and what else is named; its first page unless `after` is. */
  readonly addressOf: (changes?: Readonly<Record<string, string>>) => string;
}

/**
 * A merchant's list, whose filters and page are in the address; read again every `pollEvery` milliseconds while its first page is in
 * sight. `filters` and `readPage` are the same at each drawing.
 */
export function useList<Name extends string, Item>(
  filters: Filters<Name>,
  readPage: ReadPage<Name, Item>,
  pollEvery?: number,
): List<Name, Item> {
  const [address, setAddress] = useSearchParams();
  const names = Object.keys(filters) as Name[];
  const valueOf = (name: Name): string => {
    const [said, allowed] = [address.get(name), filters[name]];
    if (allowed === 'text') return said ?? '';
    return said !== null && allowed.includes(said) ? said : allowed[0];
  };
  const values = Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, string>;
  const after = address.get('after') ?? '';
  const isUsual = (name: string, value: string): boolean => {
    const allowed = filters[name as Name] ?? 'text';
    return value === (allowed === 'text' ? '' : allowed[0]);
  };
  const given = (changes: Readonly<Record<string, string>>): URLSearchParams =>
    new URLSearchParams(Object.entries({ ...values, ...changes }).filter(([name, value]) => !isUsual(name, value)) as [string, string][]);
  return {
    answer: useAnswer(useAsking(readPage, JSON.stringify({ ...values, after })), after === '' ? pollEvery : undefined),
    filters: values,
    isFiltered: names.some((name) => !isUsual(name, values[name])),
    isFirst: after === '',
    filter: (changes) => setAddress(given(changes as Record<string, string>)),
    addressOf: (changes = {}) => `?${given(changes)}`,
  };
}

/** The same question as long as the query is, which comes as JSON. */
function useAsking<Name extends string, Item>(readPage: ReadPage<Name, Item>, query: string) {
  const { client, merchant } = useDesk();
  return useCallback(
    (signal: AbortSignal) => readPage(client, merchant.code, JSON.parse(query) as Record<Name | 'after', string>, signal),
    [readPage, client, merchant, query],
  );
}
