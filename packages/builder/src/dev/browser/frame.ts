import type { PublicBrand } from '@livery/brand/public-brand';

/** The messages between a page and the grid that contains it. Paths have no language prefix. */
export interface FrameReport {
  livery: 'frame';
  code: string;
  path: string;
  language: string;
  theme: string;
  languages: string[];
  problems: number;
  /** The user is in this page, and the others follow it. */
  leads: boolean;
}

export interface GridCommand {
  livery: 'grid';
  path?: string;
  language?: string;
  theme?: 'light' | 'dark';
}

export interface FrameFacts {
  code: string;
  /** Null until the brand was valid once. */
  brand: PublicBrand | null;
  problems: number;
}

const html = document.documentElement;

/** Returns a function that reports the state of the page to the grid. It does nothing in a page without a grid. */
export function linkToGrid(facts: () => FrameFacts): () => void {
  if (window.parent === window) return () => undefined;
  const tell = (): void => {
    const { code, brand, problems } = facts();
    const report: FrameReport = {
      livery: 'frame',
      code,
      path: insidePath(brand?.languages) + location.search + location.hash,
      language: html.dataset['language'] ?? '',
      theme: html.dataset['theme'] ?? '',
      languages: brand?.languages.supported ?? [],
      problems,
      leads: document.hasFocus(),
    };
    window.parent.postMessage(report, '*');
  };
  window.addEventListener('message', ({ source, data }: MessageEvent<GridCommand | null>) => {
    if (source !== window.parent || data?.livery !== 'grid') return;
    const { brand } = facts();
    if (brand === null) return;
    if (data.theme !== undefined && brand.theme.modes.includes(data.theme)) html.dataset['theme'] = data.theme;
    go(brand.languages, data);
  });
  window.navigation?.addEventListener('currententrychange', tell);
  new MutationObserver(tell).observe(html, { attributeFilter: ['data-theme', 'data-language'] });
  tell();
  return tell;
}

/** Moves the page as the browser's own back button would, so that the portal keeps its state. */
function go(languages: PublicBrand['languages'], { path, language }: GridCommand): void {
  const inside = path ?? insidePath(languages) + location.search + location.hash;
  const spoken = language !== undefined && languages.supported.includes(language) ? language : (html.dataset['language'] ?? '');
  const address = spoken === languages.default || spoken === '' ? inside : `/${spoken}${inside}`;
  if (address === location.pathname + location.search + location.hash) return;
  history.pushState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

function insidePath(languages: PublicBrand['languages'] | undefined): string {
  const [, first = '', ...rest] = location.pathname.split('/');
  const isLanguage = languages !== undefined && first !== languages.default && languages.supported.includes(first);
  return isLanguage ? `/${rest.join('/')}` : location.pathname;
}
