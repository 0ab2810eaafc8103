import { expect, test } from 'vitest';
import { createAppStore } from '#shared/store/store.ts';
import { memoryStore, quietPage, settled } from '#testing/test-world.ts';
import { makeStaleDeploySaga } from './stale-deploy.saga.ts';

const ownScripts = ['/core/react-1.js', '/core/main-1.js'];

function aPage(deployed: string | null, tabStorage = memoryStore()) {
  const world = { deployed, stakes: false, tabStorage };
  const page = quietPage();
  const store = createAppStore();
  const readEntry = async () => world.deployed;
  store.run('staleDeploy', makeStaleDeploySaga({ readEntry, ownScripts, tabStorage, isReloadGuarded: () => world.stakes, page }));
  const loseChunk = async () => {
    page.signal('chunkLost');
    page.signal('chunkLost');
    await settled();
    return page.reloads;
  };
  return { world, loseChunk };
}

test('reloads for a newer build, once per build', async () => {
  const { world, loseChunk } = aPage('/core/main-2.js');
  expect(await loseChunk()).toBe(1);
  const again = aPage('/core/main-2.js', world.tabStorage);
  expect(await again.loseChunk(), 'the new build misses it too').toBe(0);
  again.world.deployed = '/core/main-3.js';
  expect(await again.loseChunk()).toBe(1);
});

test.each([
  ['is of this build', '/core/main-1.js'],
  ['does not state its build', null],
])('does not reload when the site %s', async (_, deployed) => {
  expect(await aPage(deployed).loseChunk()).toBe(0);
});

test('does not reload while money is at stake, but does at the next failure', async () => {
  const { world, loseChunk } = aPage('/core/main-2.js');
  world.stakes = true;
  expect(await loseChunk()).toBe(0);
  world.stakes = false;
  expect(await loseChunk()).toBe(1);
});
