import { call, takeLeading } from 'typed-redux-saga';
import type { KeyValueStore, PageSignals } from '#shared/ports/feature.ts';
import { signalChannel } from '#shared/ports/signal-channel.ts';

export interface StaleDeployDependencies {
  /** The entry script that the site serves now; null where nobody can tell. */
  readEntry: () => Promise<string | null>;
  /** The scripts that this page was started with. */
  ownScripts: readonly string[];
  tabStorage: KeyValueStore;
  isReloadGuarded: () => boolean;
  page: Pick<PageSignals, 'subscribe' | 'reload'>;
}

const reloadedKey = 'livery.reloaded-for';

/**
 * When a chunk does not come and the site serves another build by now, its page takes the place of this one. Once a build, so that a
 * broken one does not turn in circles, and never while money is at stake: then what is missing says so and no more.
 */
export function makeStaleDeploySaga({ readEntry, ownScripts, tabStorage, isReloadGuarded, page }: StaleDeployDependencies) {
  function* compareBuilds() {
    const entry = yield* call(readEntry);
    if (entry === null || ownScripts.includes(entry) || isReloadGuarded() || tabStorage.get(reloadedKey) === entry) return;
    tabStorage.set(reloadedKey, entry);
    page.reload();
  }

  return function* staleDeploySaga() {
    const channel = signalChannel<{ type: 'chunkLost' }>((emit) => page.subscribe('chunkLost', () => emit({ type: 'chunkLost' })));
    yield* takeLeading(channel, compareBuilds);
  };
}
