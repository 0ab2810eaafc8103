import { directionOf, type PublicBrand } from '@livery/brand/public-brand';
import type { ThemeCss } from '@livery/theme';
import { escapeHtml } from '../report/escape-html.ts';
import { textOf, type BrandTexts } from '../texts/brand-texts.ts';
import { defaultMode } from './site-files.ts';

export const workerFile = 'sw.js';
export const offlineFile = 'offline.html';

/**
 * The site's service worker. It caches files with a hash in their name, and a page for visits without a connection.
 * Documents always come from the network and calls bypass it, so a player never sees stale data. It deletes files of
 * other builds.
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

/** Radio waves, struck through. */
const brokenLine =
  '<svg viewBox="0 0 160 100" aria-hidden="true"><path d="M14 40a96 96 0 0 1 132 0M38 62a62 62 0 0 1 84 0M62 84a28 28 0 0 1 36 0"/><path d="M26 92 134 12"/></svg>';

/** Needs no script and no other file, because nothing else can be fetched. It has the brand's mode, or the system's if the brand follows that. */
export function offlinePage(brand: PublicBrand, theme: ThemeCss, texts: BrandTexts): { html: string; style: string } {
  const mode = defaultMode(brand);
  const colours = (of: 'light' | 'dark'): string => {
    const { ground, ink, inkSoft, line, action, onAction } = theme.palettes[of];
    return `--ground:${ground};--ink:${ink};--line:${line};--soft:${inkSoft};--action:${action};--on:${onAction}`;
  };
  const other = brand.theme.default === 'system' ? brand.theme.modes.find((each) => each !== mode) : undefined;
  const style = [
    `:root{color-scheme:${mode};${colours(mode)}}`,
    other === undefined ? '' : `@media (prefers-color-scheme:${other}){:root{color-scheme:${other};${colours(other)}}}`,
    'body{margin:0;min-height:100dvh;display:grid;place-content:center;justify-items:center;gap:2rem;padding:2rem;box-sizing:border-box;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;text-align:center}',
    'strong{font-size:1.25rem}svg{width:9rem;fill:none;stroke:var(--soft);stroke-width:6;stroke-linecap:round}svg :last-child{stroke:var(--action)}',
    'h1,h2{margin:0 0 .5rem;font-size:1.75rem;line-height:1.2}p{margin:0 auto 1.5rem;max-width:36ch;color:var(--soft)}',
    'a{display:inline-block;min-height:2.75rem;padding:.625rem 1.5rem;box-sizing:border-box;border-radius:.5rem;background:var(--action);color:var(--on);font-weight:700;text-decoration:none}',
    'section+section{padding-top:2rem;border-top:1px solid var(--line);font-size:.875rem}h2{font-size:1.125rem}section+section p{margin-bottom:.5rem}section+section a{background:none;color:var(--ink);text-decoration:underline}',
  ].join('');
  const { default: preset, supported } = brand.languages;
  const section = (language: string, place: number): string => {
    const title = place === 0 ? 'h1' : 'h2';
    const text = (key: string): string => escapeHtml(textOf(texts, language, `pages.offline.${key}`));
    return `<section lang="${escapeHtml(language)}"${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''}><${title}>${text('title')}</${title}><p>${text('text')}</p><a href="">${text('retry')}</a></section>`;
  };
  const languages = [preset, ...supported.filter((language) => language !== preset)];
  const html = `<!doctype html><html lang="${escapeHtml(preset)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(brand.identity.name)}</title><style>${style}</style></head><body><strong>${escapeHtml(brand.identity.name)}</strong>${brokenLine}${languages.map(section).join('')}</body></html>`;
  return { html, style };
}
