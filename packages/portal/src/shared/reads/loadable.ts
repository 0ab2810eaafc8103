import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '#api/api-failure.ts';

/**
 * The state of a fetched value. An existing value stays while it is fetched again, and also if that fails, so that
 * visible content does not disappear.
 */
export type Loadable<Value> =
  | { status: 'idle'; value?: undefined }
  | { status: 'loading'; value?: Value | undefined }
  | { status: 'ready'; value: Value }
  | { status: 'failed'; failure: Failure; value?: Value | undefined };

export const idle: { status: 'idle'; value?: undefined } = { status: 'idle' };

/** The previous value, in any status. */
interface Known<Value> {
  value?: Value | undefined;
}

export function loading<Value>(previous: Known<Value>): Loadable<Value> {
  return { status: 'loading', value: previous.value };
}

export function ready<Value>(value: Value): Loadable<Value> {
  return { status: 'ready', value };
}

export function failed<Value>(failure: Failure, previous: Known<Value>): Loadable<Value> {
  return { status: 'failed', failure, value: previous.value };
}

/** Reducers for a field that is fetched: `reducers: { menusRequested: menus.requested, … }`. */
export function loadableCases<Field extends string, Value>(field: Field) {
  type Holder = { [Name in Field]: Loadable<Value> };
  return {
    requested(state: Holder) {
      state[field] = loading(state[field]);
    },
    loaded(state: Holder, { payload }: PayloadAction<Value>) {
      state[field] = ready(payload);
    },
    failed(state: Holder, { payload }: PayloadAction<Failure>) {
      state[field] = failed(payload, state[field]);
    },
  };
}
