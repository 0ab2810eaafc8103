import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { serviceWorker } from './service-worker.ts';

const origin = 'https://acme.example';

interface Asked {
  url: string;
  method?: string;
  mode?: string;
}

/** The worker in an isolated world: caches by name, and a network that can go down. */
async function install(build: string, caches = new Map<string, Map<string, string>>()) {
  const network = { isAway: false, asked: [] as string[] };
  const pathOf = (request: Asked | string) => (typeof request === 'string' ? request : request.url.replace(origin, ''));
  const listeners = new Map<string, (event: object) => void>();
  const fetch = async (request: Asked | string) => {
    network.asked.push(pathOf(request));
    if (network.isAway) throw new TypeError('Failed to fetch');
    return { ok: !pathOf(request).includes('gone'), body: `network ${pathOf(request)}`, clone: () => `network ${pathOf(request)}` };
  };
  const cacheOf = (name: string) => {
    const entries = caches.get(name) ?? new Map<string, string>();
    caches.set(name, entries);
    return {
      add: async (request: Asked) => void entries.set(pathOf(request), `kept ${pathOf(request)}`),
      match: async (request: Asked) => entries.get(pathOf(request)),
      put: async (request: Asked, body: string) => void entries.set(pathOf(request), body),
    };
  };
  const world = {
    URL,
    Request: class {
      url: string;
      constructor(url: string) {
        this.url = url;
      }
    },
    fetch,
    caches: {
      open: async (name: string) => cacheOf(name),
      keys: async () => [...caches.keys()],
      delete: async (name: string) => caches.delete(name),
      match: async (path: string) => [...caches.values()].map((entries) => entries.get(path)).find((found) => found !== undefined),
    },
    self: {
      location: { origin },
      skipWaiting: () => undefined,
      clients: { claim: async () => undefined },
      registration: {},
      addEventListener: (type: string, listener: (event: object) => void) => void listeners.set(type, listener),
    },
  };
  runInNewContext(serviceWorker(build), world);
  const extend = async (type: string) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({ waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  };
  await extend('install');
  await extend('activate');
  /** The worker's answer. Undefined if it ignores the request. */
  const ask = async (request: Asked) => {
    let answer: Promise<unknown> | undefined;
    const event = {
      request: { method: 'GET', mode: 'cors', ...request, url: `${origin}${request.url}` },
      respondWith: (given: Promise<unknown>) => (answer = given),
    };
    listeners.get('fetch')?.(event);
    return answer;
  };
  return { network, caches, ask };
}

describe('the service worker', () => {
  it('caches files with a hash in their name, and requests them once', async () => {
    const { network, ask } = await install('b1');
    await ask({ url: '/core/app-1a2b.js' });
    network.isAway = true;
    expect(await ask({ url: '/core/app-1a2b.js' })).toBe('network /core/app-1a2b.js');
    expect(network.asked).toEqual(['/core/app-1a2b.js']);
  });

  it('does not cache a file that failed to load', async () => {
    const { ask, caches } = await install('b1');
    await ask({ url: '/core/gone.js' });
    expect([...(caches.get('livery-b1')?.keys() ?? [])]).toEqual(['/offline.html']);
  });

  it('takes documents from the network only, and shows the offline page without one', async () => {
    const { network, caches, ask } = await install('b1');
    expect(await ask({ url: '/rng', mode: 'navigate' })).toMatchObject({ body: 'network /rng' });
    network.isAway = true;
    expect(await ask({ url: '/rng', mode: 'navigate' })).toBe('kept /offline.html');
    expect([...(caches.get('livery-b1')?.keys() ?? [])]).toEqual(['/offline.html']);
  });

  it.each([
    [{ url: '/wps/v2/wallets/balance' }],
    [{ url: '/wps/x/records/file', mode: 'navigate' }],
    [{ url: '/lgw/games/game_menus' }],
    [{ url: '/version.json' }],
    [{ url: '/core/app.js', method: 'POST' }],
  ])('leaves %o alone', async (request) => {
    const { caches, ask } = await install('b1');
    expect(await ask(request)).toBeUndefined();
    expect([...(caches.get('livery-b1')?.keys() ?? [])]).toEqual(['/offline.html']);
  });

  it('drops the cache of another build, and no one else’s', async () => {
    const caches = new Map([
      ['livery-b0', new Map([['/core/old.js', 'old']])],
      ['theirs', new Map([['/x', 'x']])],
    ]);
    await install('b1', caches);
    expect([...caches.keys()].toSorted()).toEqual(['livery-b1', 'theirs']);
  });
});
