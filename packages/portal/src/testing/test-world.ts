import type { PublicBrand } from '@livery/brand/public-brand';
import type { MemberInfo } from '@livery/contract/shapes';
import type { Cookies, KeyValueStore, Navigation, PageSignal, PageSignals, TabMessage, Tabs } from '../shared/ports/feature.ts';

/** Builders for tests: the environment that sagas act on, kept in memory. */
export function memoryStore(first: Record<string, string> = {}): KeyValueStore & { entries: () => Record<string, string> } {
  const values = new Map(Object.entries(first));
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    clearExcept(keys) {
      for (const key of values.keys()) if (!keys.includes(key)) values.delete(key);
    },
    entries: () => Object.fromEntries(values),
  };
}

export function recordedNavigation(): Navigation & { visited: string[] } {
  const visited: string[] = [];
  return { visited, go: (path) => void visited.push(path) };
}

export function memoryCookies(): Cookies & { jar: Map<string, { value: string; maxAgeSeconds: number }> } {
  const jar = new Map<string, { value: string; maxAgeSeconds: number }>();
  return {
    jar,
    get: (name) => jar.get(name)?.value ?? null,
    set: (name, value, maxAgeSeconds) => void jar.set(name, { value, maxAgeSeconds }),
    remove: (name) => void jar.delete(name),
  };
}

export function quietPage(
  path = '/',
): PageSignals & { viewer: string; theme: string; reloads: number; left: string[]; signal: (signal: PageSignal) => void } {
  const listeners = new Map<PageSignal, Set<() => void>>();
  const page = {
    viewer: 'visitor',
    theme: 'light',
    reloads: 0,
    left: [] as string[],
    isVisible: () => true,
    isOnline: () => true,
    prefersDark: () => false,
    host: () => 'acme.example',
    path: () => path,
    reload: () => void (page.reloads += 1),
    leaveTo: (address: string) => void page.left.push(address),
    setTheme(mode: 'light' | 'dark') {
      page.theme = mode;
    },
    setViewer(viewer: 'visitor' | 'member') {
      page.viewer = viewer;
    },
    subscribe(signal: PageSignal, listener: () => void) {
      const heard = listeners.get(signal) ?? new Set();
      listeners.set(signal, heard.add(listener));
      return () => heard.delete(listener);
    },
    signal(signal: PageSignal) {
      for (const listener of listeners.get(signal) ?? []) listener();
    },
  };
  return page;
}

export function memoryTabs(): Tabs & { posted: TabMessage[]; hear: (message: TabMessage) => void } {
  const listeners = new Set<(message: TabMessage) => void>();
  const posted: TabMessage[] = [];
  return {
    posted,
    post: (message) => void posted.push(message),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hear(message) {
      for (const listener of listeners) listener(message);
    },
  };
}

export function aMember(changes: Partial<MemberInfo> = {}): MemberInfo {
  return {
    id: 7,
    account: 'marina',
    nickname: 'Marina',
    type: 0,
    currency: 'BRL',
    vipLevel: 1,
    sendsToUpline: false,
    sendsToDownline: false,
    ...changes,
  };
}

export function aBrand(changes: Partial<PublicBrand> = {}): PublicBrand {
  const image = { url: '/logo.svg', width: 120, height: 32, alt: 'Acme' };
  return {
    code: 'acme',
    merchantCode: 'ACME',
    identity: { name: 'Acme', legalName: 'Acme Ltd.', taxId: null, address: null, copyrightYear: 2025, ageMark: 18 },
    languages: { default: 'pt', supported: ['pt', 'en'] },
    theme: { modes: ['light', 'dark'], default: 'light' },
    layout: {
      header: 'centred',
      lobby: 'rails',
      tile: 'portrait',
      navigation: 'chips',
      sideMenu: 'panel',
      hero: 'scene',
      promotions: 'slides',
      notices: 'marquee',
      footer: 'wave',
    },
    hero: { titleKey: 'home.hero.title', textKey: 'home.hero.text', art: null, link: '/promotions' },
    assets: { logo: { light: image, dark: image }, mark: { light: image, dark: image }, icon: image },
    footer: { vendors: ['PG'], links: [] },
    license: { number: '1', authority: 'Authority', url: null },
    social: {},
    customerService: { email: null, url: null },
    agent: { landingLanguage: 'specified' },
    features: { favourites: true, recent: true, demoPlay: true, themeSwitch: true, cockfight: false },
    saferPlay: { jurisdiction: 'none', realityCheck: 60 },
    format: { amounts: 'specified', timeZone: 'America/Sao_Paulo', currency: 'BRL' },
    gateway: { baseUrl: '' },
    frames: { games: [], images: [] },
    ...changes,
  };
}

/** Waits until all started promises have settled. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
