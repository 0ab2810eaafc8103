import type { Action } from '@reduxjs/toolkit';
import type { Audience } from '@livery/contract/routes';
import type { QueryOf, ServedRoute, ValueOf } from '@livery/contract/shapes';
import type { Guard } from '#api/client.ts';
import type { Timed } from '../time/timed.ts';

/** How to read a call of the contract. Features declare theirs with `declareRead`. */
export interface Read<Name extends ServedRoute = ServedRoute> extends ReadPolicy {
  readonly call: Name;
  readonly guard: Guard;
  readonly audience: Audience;
}

export interface ReadPolicy {
  /** The query field with the member's language, or `header` if the call uses the language without such a field. */
  readonly language?: 'language' | 'lang' | 'header';
  /** Actions after which a visible answer, given its query, is read again. */
  readonly staleBy?: (action: Action, query: Question['query']) => boolean;
  /** Milliseconds after which a visible answer is read again, while the page is visible. */
  readonly every?: number;
}

/** The query of a reader. Fields without a value are omitted, and the portal adds the language. */
export type ReadQuery<Name extends ServedRoute> = {
  [Field in keyof Omit<QueryOf<Name>, 'language' | 'lang'>]:
    | QueryOf<Name>[Field]
    | (object extends Pick<QueryOf<Name>, Field> ? null | undefined : never);
};

/** An answer with the gateway's time is stored with the clock's offset instead. */
export type Answer<Name extends ServedRoute> =
  ValueOf<Name> extends { now: string }
    ? Timed<ValueOf<Name>>
    : 'now' extends keyof ValueOf<Name>
      ? Omit<ValueOf<Name>, 'now'> & { clockOffset?: number }
      : ValueOf<Name>;

/** One question, as plain data. */
export interface Question {
  key: string;
  call: ServedRoute;
  query: Record<string, unknown>;
  /** The same key for all pages and languages of one list. */
  filter: string;
}

const declared = new Map<ServedRoute, Read>();

/** Registers a row for the saga, which finds it by the name of its call. */
export function registerRead(read: Read): void {
  declared.set(read.call, read);
}

export function readOf(call: ServedRoute): Read {
  const read = declared.get(call);
  if (read === undefined) throw new Error(`No feature declares how to read ${call}`);
  return read;
}

export function questionOf<Name extends ServedRoute>(
  { call, language: field }: Read<Name>,
  asked: ReadQuery<Name>,
  language: string,
): Question {
  const fields = Object.entries(asked).filter(([, value]) => value !== undefined && value !== null);
  const query = Object.fromEntries(fields.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  const { after: _, ...filter } = query;
  return {
    key: JSON.stringify([call, query, field === undefined ? '' : language]),
    call,
    query: field === undefined || field === 'header' ? query : { ...query, [field]: language },
    filter: JSON.stringify([call, filter]),
  };
}
