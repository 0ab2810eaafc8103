import type { PublicBrand } from '@livery/brand/public-brand';
import type { ThemeCss } from '@livery/theme';
import { escapeHtml } from '../report/escape-html.ts';
import { textOf, type BrandTexts } from '../texts/brand-texts.ts';
import { defaultMode } from './site-files.ts';

export const workerFile = 'sw.js';
export const offlineFile = 'offline.html';

/**
 * The site's service worker. It keeps what has its content's hash in its name, and a page that says that there is no connection. Documents
 * come from the network always and calls never pass through it, so that nothing that a player sees is of yesterday; what another build kept is
 * dropped.
 */
export function serviceWorker(build: string): string {
  return [
    `const kept='livery-${build}',offline='/${offlineFile}';`,
    "self.addEventListener('install',(event)=>{self.skipWaiting();event.waitUntil(caches.open(kept).then((cache)=>cache.add(new Request(offline,{cache:'reload'}))))});",
    "self.addEventListener('activate',(event)=>event.waitUntil(takeOver()));",
    'async function takeOver(){',
    "for(const name of await caches.keys())if(name.startsWith('livery-')&&name!==kept)await caches.delete(name);",
    'await self.registration.navigationPreload?.enable();',
    'await self.clients.claim()}',
    "self.addEventListener('fetch',(event)=>{",
    'const {request}=event,{origin,pathname}=new URL(request.url);',
    "if(request.method!=='GET'||origin!==self.location.origin||pathname.startsWith('/wps/'))return;",
    "if(request.mode==='navigate')event.respondWith(documentOf(event));",
    String.raw`else if(/^\/(?:core|assets)\//.test(pathname))event.respondWith(hashed(request))});`,
    'async function documentOf(event){',
    'try{return(await event.preloadResponse)||(await fetch(event.request))}',
    'catch(error){const page=await caches.match(offline);if(page)return page;throw error}}',
    'async function hashed(request){',
    'const cache=await caches.open(kept),found=await cache.match(request);',
    'if(found)return found;',
    'const answer=await fetch(request);',
    'if(answer.ok)await cache.put(request,answer.clone());',
    'return answer}',
  ].join('\n');
}

/** Two modes, no script and no file beside it: it stands when nothing else can be fetched. */
export function offlinePage(brand: PublicBrand, theme: ThemeCss, texts: BrandTexts): { html: string; style: string } {
  const mode = defaultMode(brand);
  const colours = (of: 'light' | 'dark'): string => {
    const { ground, ink, inkSoft, action, onAction } = theme.palettes[of];
    return `--ground:${ground};--ink:${ink};--soft:${inkSoft};--action:${action};--on:${onAction}`;
  };
  const other = brand.theme.modes.find((each) => each !== mode);
  const style = [
    `:root{color-scheme:${mode};${colours(mode)}}`,
    other === undefined ? '' : `@media (prefers-color-scheme:${other}){:root{color-scheme:${other};${colours(other)}}}`,
    'body{margin:0;min-height:100dvh;display:grid;place-content:center;gap:2.5rem;padding:2rem;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;text-align:center}',
    'strong{font-size:1.25rem}h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.2}p{margin:0 auto 1.5rem;max-width:36ch;color:var(--soft)}',
    'a{display:inline-block;min-height:2.75rem;padding:.625rem 1.5rem;box-sizing:border-box;border-radius:.5rem;background:var(--action);color:var(--on);font-weight:700;text-decoration:none}',
  ].join('');
  const { default: preset, supported } = brand.languages;
  const section = (language: string): string => {
    const text = (key: string): string => escapeHtml(textOf(texts, language, `pages.offline.${key}`));
    return `<section lang="${escapeHtml(language)}"><h1>${text('title')}</h1><p>${text('text')}</p><a href="">${text('retry')}</a></section>`;
  };
  const languages = [preset, ...supported.filter((language) => language !== preset)];
  const html = `<!doctype html><html lang="${escapeHtml(preset)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(brand.identity.name)}</title><style>${style}</style></head><body><strong>${escapeHtml(brand.identity.name)}</strong>${languages.map(section).join('')}</body></html>`;
  return { html, style };
}
