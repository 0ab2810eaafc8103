import type { Clock, Cookies, KeyValueStore, PageSignals, TabMessage, Tabs } from '#shared/ports/feature.ts';

export const clock: Clock = { now: () => Date.now() };

/** A storage of the browser; where it is denied, what was set lives as long as the page. */
export function createStore(kind: 'sessionStorage' | 'localStorage'): KeyValueStore {
  const storage = allowedStorage(kind) ?? memoryStorage();
  return {
    get: (key) => storage.getItem(key),
    set: (key, value) => storage.setItem(key, value),
    remove: (key) => storage.removeItem(key),
    clearExcept(keys) {
      const kept = keys.flatMap((key) => {
        const value = storage.getItem(key);
        return value === null ? [] : [[key, value] as const];
      });
      storage.clear();
      for (const [key, value] of kept) storage.setItem(key, value);
    },
  };
}

function allowedStorage(kind: 'sessionStorage' | 'localStorage'): Storage | null {
  try {
    const storage = window[kind];
    storage.setItem('livery.probe', '1');
    storage.removeItem('livery.probe');
    return storage;
  } catch {
    return null;
  }
}

function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

export const cookies: Cookies = {
  set(name, value, maxAgeSeconds) {
    const secure = location.protocol === 'https:' ? '; secure' : '';
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}`;
  },
  remove(name) {
    document.cookie = `${name}=; path=/; max-age=0; samesite=lax`;
  },
};

const darkScheme = '(prefers-color-scheme: dark)';

/** `path` gives the address inside the portal, without the language's prefix. */
export function createPageSignals(path: () => string): PageSignals {
  const targets = {
    focus: { target: document, event: 'visibilitychange' },
    online: { target: window, event: 'online' },
    offline: { target: window, event: 'offline' },
    chunkLost: { target: window, event: 'vite:preloadError' },
    scheme: { target: matchMedia(darkScheme), event: 'change' },
    press: { target: document, event: 'pointerdown' },
    key: { target: document, event: 'keydown' },
    wheel: { target: document, event: 'wheel' },
  } as const;
  return {
    isVisible: () => document.visibilityState === 'visible',
    isOnline: () => navigator.onLine,
    prefersDark: () => matchMedia(darkScheme).matches,
    host: () => location.hostname,
    path,
    reload: () => location.reload(),
    setTheme(mode) {
      const { dataset } = document.documentElement;
      if (dataset['theme'] !== mode) switchAtOnce();
      dataset['theme'] = mode;
      for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][data-mode]')) {
        meta.media = meta.dataset['mode'] === mode ? '' : 'not all';
      }
    },
    setViewer(viewer) {
      document.documentElement.dataset['viewer'] = viewer;
    },
    subscribe(signal, listener) {
      const { target, event } = targets[signal];
      const hear = () => {
        if (signal !== 'focus' || document.visibilityState === 'visible') listener();
      };
      target.addEventListener(event, hear, { passive: true });
      return () => target.removeEventListener(event, hear);
    },
  };
}

/** A theme changes all at once: no part of the page fades behind its ground. */
function switchAtOnce(): void {
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  const letMove = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  };
  requestAnimationFrame(() => requestAnimationFrame(letMove));
}

export function createTabs(): Tabs {
  const channel = new BroadcastChannel('livery');
  return {
    post: (message) => channel.postMessage(message),
    subscribe(listener) {
      const hear = ({ data }: MessageEvent<TabMessage>) => listener(data);
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
}
