import type { Clock, KeyValueStore, PageSignals, TabMessage, Tabs } from '#shared/ports/feature.ts';
import { openChannel } from '#shared/ports/open-channel.ts';

export const clock: Clock = { now: () => Date.now() };

/** A storage of the browser. If it is denied or full, values live as long as the page. */
export function createStore(kind: 'sessionStorage' | 'localStorage'): KeyValueStore {
  const page = new Map<string, string>();
  const storage = allowedStorage(kind);
  const get = (key: string): string | null => page.get(key) ?? storage?.getItem(key) ?? null;
  const remove = (key: string): void => {
    page.delete(key);
    storage?.removeItem(key);
  };
  const set = (key: string, value: string): void => {
    remove(key);
    try {
      if (storage === null) page.set(key, value);
      else storage.setItem(key, value);
    } catch {
      page.set(key, value);
    }
  };
  return {
    get,
    set,
    remove,
    clearExcept(keys) {
      const kept = keys.flatMap((key) => {
        const value = get(key);
        return value === null ? [] : [[key, value] as const];
      });
      page.clear();
      storage?.clear();
      for (const [key, value] of kept) set(key, value);
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
    leaveTo: (address) => location.assign(address),
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

/** Disables transitions, so that the whole theme changes at once. */
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
  const channel = openChannel('livery');
  return {
    post: (message) => channel?.postMessage(message),
    subscribe(listener) {
      const hear = ({ data }: MessageEvent<TabMessage>) => listener(data);
      channel?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
  };
}
