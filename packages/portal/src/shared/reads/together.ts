import { failed, loading, ready, type Loadable } from './loadable.ts';
import type { ReadView } from './use-read.ts';

/** Answers that a page shows only together. */
export function together<Values extends Record<string, unknown>>(views: {
  [Name in keyof Values]: ReadView<Values[Name]>;
}): ReadView<Values> {
  const each: readonly [string, ReadView<unknown>][] = Object.entries(views);
  const isWhole = each.every(([, { value }]) => value !== undefined);
  const value = isWhole ? (Object.fromEntries(each.map(([name, view]) => [name, view.value])) as Values) : undefined;
  return {
    ...stateOf(
      each.map(([, view]) => view),
      value,
    ),
    isFormer: each.some(([, view]) => view.isFormer),
    retry: () => {
      for (const [, view] of each) view.retry();
    },
  };
}

function stateOf<Value>(views: readonly ReadView<unknown>[], value: Value | undefined): Loadable<Value> {
  const failure = views.find(({ status }) => status === 'failed');
  if (failure?.status === 'failed') return failed(failure.failure, { value });
  return value !== undefined && views.every(({ status }) => status === 'ready') ? ready(value) : loading({ value });
}

/** The same answer in the page's shape. */
export function mapView<From, To>(view: ReadView<From>, change: (value: From) => To): ReadView<To> {
  const value = view.value === undefined ? undefined : change(view.value);
  return { ...view, value } as ReadView<To>;
}
