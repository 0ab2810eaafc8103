import type { UnknownAction } from '@reduxjs/toolkit';
import type { ServedRoute } from '@livery/contract/shapes';
import type { Dependencies, Feature } from '#shared/ports/feature.ts';
import { questionOf, type Read, type ReadQuery } from '#shared/reads/read.ts';
import { makeReadsSaga } from '#shared/reads/reads.saga.ts';
import { readLeft, readWatched, selectRead } from '#shared/reads/reads.slice.ts';
import { createAppStore } from '#shared/store/store.ts';
import { tableClient, type Answers } from './table-client.ts';
import { aBrand, memoryCookies, memoryStore, memoryTabs, quietPage, recordedNavigation, settled } from './test-world.ts';

export interface WorldOptions {
  features: readonly Feature[];
  answers: Answers;
  /** The device's initial clock. */
  now?: string;
  /** Actions dispatched before the sagas run. */
  after?: readonly UnknownAction[];
  dependencies?: Partial<Dependencies>;
}

/** Running features with a gateway that answers from a table. */
export function openWorld({ features, answers, now, after = [], dependencies: given = {} }: WorldOptions) {
  const client = tableClient(answers);
  const start = Date.now();
  const page = quietPage();
  const dependencies = {
    client,
    clock: { now: () => (now === undefined ? Date.now() : Date.parse(now) + Date.now() - start) },
    confirmIdentity: async () => false,
    brand: aBrand(),
    tabStorage: memoryStore(),
    deviceStorage: memoryStore(),
    navigation: recordedNavigation(),
    cookies: memoryCookies(),
    page,
    tabs: memoryTabs(),
    ...given,
  } satisfies Dependencies;
  const store = createAppStore();
  for (const { slice } of features) if (slice !== undefined) store.inject(slice);
  for (const action of after) store.dispatch(action);
  store.run('reads', makeReadsSaga(dependencies));
  for (const { name, makeSaga } of features) if (makeSaga !== undefined) store.run(name, makeSaga(dependencies));
  const tell = async (action: UnknownAction) => {
    store.dispatch(action);
    await settled();
    await settled();
  };
  const ask = <Name extends ServedRoute>(read: Read<Name>, query: ReadQuery<Name>) =>
    questionOf(read, query, store.getState().preferences.language);
  return {
    store,
    client,
    page,
    dependencies,
    tell,
    show: <Name extends ServedRoute>(read: Read<Name>, query: ReadQuery<Name>) => tell(readWatched(ask(read, query))),
    leave: <Name extends ServedRoute>(read: Read<Name>, query: ReadQuery<Name>) => tell(readLeft(ask(read, query).key)),
    known: <Name extends ServedRoute>(read: Read<Name>, query: ReadQuery<Name>) => selectRead(read, query)(store.getState()),
    callsOf: (name: ServedRoute) => client.calls.filter((each) => each.name === name),
  };
}
