import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserCookies } from '#shared/ports/browser-cookies.ts';
import { createTabCircle } from '#features/live/tab-circle.port.ts';
import { createStore, createTabs } from './browser.ts';

afterEach(() => vi.unstubAllGlobals());

const denied = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** A storage with room for this many more entries. */
function storageWithRoom(room: number) {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (values.size >= room) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
  };
}

describe('a storage', () => {
  it.each([
    ['is there', { sessionStorage: storageWithRoom(9) }],
    ['is full after the probe', { sessionStorage: storageWithRoom(1) }],
    [
      'is denied',
      {
        get sessionStorage() {
          return denied();
        },
      },
    ],
  ])('that %s keeps what the page needs', (_, window) => {
    vi.stubGlobal('window', window);
    const store = createStore('sessionStorage');
    store.set('first', '1');
    store.set('token', 'old');
    store.set('token', 'new');
    expect([store.get('first'), store.get('token'), store.get('none')]).toEqual(['1', 'new', null]);
    store.clearExcept(['token']);
    expect([store.get('first'), store.get('token')]).toEqual([null, 'new']);
    store.remove('token');
    expect(store.get('token')).toBeNull();
  });

  it('that is full leaves no outdated value for the next page', () => {
    const storage = storageWithRoom(9);
    vi.stubGlobal('window', { sessionStorage: storage });
    const store = createStore('sessionStorage');
    store.set('token', 'old');
    storage.setItem = denied;
    store.set('token', 'new');
    expect([store.get('token'), storage.getItem('token')]).toEqual(['new', null]);
  });
});

describe.each([
  ['whose constructor throws', denied],
  ['unknown to the browser', undefined],
])('a channel between tabs %s', (_, BroadcastChannel) => {
  it('does no harm, and everything else works', async () => {
    vi.stubGlobal('BroadcastChannel', BroadcastChannel);
    const tabs = createTabs();
    expect(() => tabs.post({ type: 'sessionWanted' })).not.toThrow();
    expect(() => tabs.subscribe(() => undefined)()).not.toThrow();
    const circle = createTabCircle(7);
    await circle.lead(new AbortController().signal);
    circle.ask();
    circle.pass({ message: null, lastEventId: null });
    expect(() => circle.subscribe(() => undefined)()).not.toThrow();
  });
});

it('denied cookies read as missing and store nothing', () => {
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: denied, set: denied }));
  browserCookies.set('livery-username', 'marina', 60);
  expect(browserCookies.get('livery-username')).toBeNull();
  browserCookies.remove('livery-username');
});

it('a cookie is read by name, and a malformed one reads as missing', () => {
  vi.stubGlobal('document', { cookie: 'a=1; livery-username=Jo%C3%A3o; broken=%E0%A4%A' });
  expect(['livery-username', 'broken', 'none'].map(browserCookies.get)).toEqual(['João', null, null]);
});
