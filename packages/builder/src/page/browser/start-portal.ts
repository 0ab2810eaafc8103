import { startId } from './boot-settings.ts';

/**
 * Starts the portal after the first paint. Its scripts are requested only then, because on a slow line they would compete with the
 * hero and the fonts. A page in a background tab paints nothing, so it starts at once. The scripts wait for the whole style
 * sheets, and each runs in a separate task, so that a tap gets in between.
 */
export function startPortal(): void {
  const parsed = new Promise((done) => document.addEventListener('DOMContentLoaded', done));
  const start = () => {
    const scripts = JSON.parse((document.getElementById(startId) as HTMLElement).textContent) as string[];
    // A request takes a slow phone five milliseconds to begin. All of them at once would be one long task.
    for (const href of scripts)
      setTimeout(() =>
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href })),
      );
    void scripts.reduce(
      (before, script) => before.then(() => import(/* @vite-ignore */ script)).then(() => new Promise<unknown>((done) => setTimeout(done))),
      parsed.then(loadStyles),
    );
  };
  // The list may be incomplete until something follows it.
  const ready = () => (document.getElementById(startId)?.nextSibling ? start() : parsed.then(start));
  if (document.hidden) void ready();
  else requestAnimationFrame(() => setTimeout(ready));
}

function loadStyles(): Promise<unknown> {
  const missing = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter((link) => !link.sheet);
  return Promise.all(missing.map((link) => new Promise((done) => (link.onload = link.onerror = done))));
}
