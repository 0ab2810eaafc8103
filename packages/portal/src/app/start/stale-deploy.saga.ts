import { call, takeLeading } from 'typed-redux-saga';
import type { KeyValueStore, PageSignals } from '#shared/ports/feature.ts';
import { signalChannel } from '#shared/ports/signal-channel.ts';

export interface StaleDeployDependencies {
  /** The entry script of the site's current build. Null if unknown. */
  readEntry: () => Promise<string | null>;
  /** The scripts that this page started with. */
  ownScripts: readonly string[];
  tabStorage: KeyValueStore;
  isReloadGuarded: () => boolean;
  page: Pick<PageSignals, 'subscribe' | 'reload'>;
}

const reloadedKey = 'livery.reloaded-for';

/**
 * Reloads the page if a chunk fails to load because the site now serves another build. It reloads once per build, so
 * that a broken one causes no loop, and never while money is at stake. Then only the missing part shows an error.
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
