import { pageNames, type PublicBrand } from '@livery/brand/public-brand';

/** The data block that names the portal's scripts on this page, each after what it imports. */
export const startId = 'livery-start';

/**
 * Runs before the first paint: goes to the stored language where the address names none, sets the theme's mode, marks a stored session and an address of one category; behind the
 * first paint it starts the portal. It is the same text on every page of a brand, so that one Content-Security-Policy hash
 * serves all; what differs by page it reads from the page. Stored values may be missing, broken or forbidden: then the
 * stamped attributes stay.
 *
 * The portal's scripts are asked for only then, because on a slow line they would share it with the hero and the fonts. A
 * page in a background tab paints nothing, so it starts at once. The scripts wait for the whole sheets, and each is evaluated
 * in a task of its own, so that a tap gets in between.
 *
 * What is tapped before the portal answers is marked as heard, and the last of it is pressed when the portal does, if it is still
 * there and the address is the same; the search's key is a tap on the search. Links and what the browser opens by itself need no
 * portal; a link that opens a dialog would load the page once more for it.
 */
export function bootScript(brand: PublicBrand): string {
  const { preferencesKey, tokenKey, takenOverEvent } = pageNames;
  const { modes, default: preset } = brand.theme;
  const others = brand.languages.supported.filter((language) => language !== brand.languages.default);
  return [
    '(()=>{',
    'const html=document.documentElement,data=html.dataset;',
    'let chosen={};',
    `try{chosen=JSON.parse(localStorage.getItem('${preferencesKey}'))||{};if(sessionStorage.getItem('${tokenKey}'))data.viewer='member'}catch{}`,
    `const others=${JSON.stringify(others)};`,
    "if(others.includes(chosen.language)&&!others.includes(location.pathname.split('/')[1])){location.replace('/'+chosen.language+location.pathname+location.search+location.hash);return}",
    `let mode=chosen.theme||${JSON.stringify(preset)};`,
    "if(mode==='system')mode=matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light';",
    `if(${JSON.stringify(modes)}.includes(mode))data.theme=mode;`,
    "for(const meta of document.querySelectorAll('meta[data-mode]'))meta.media=meta.dataset.mode===data.theme?'all':'not all';",
    "if(/[?&]type=(?!HOME)/.test(location.search))data.lobby='category';",
    'let heard;',
    "const forget=()=>{const last=heard;heard=null;last?.control.removeAttribute('data-heard');return last};",
    "const listen=(how)=>{for(const type of ['click','change','keydown'])document[how+'EventListener'](type,hear,true)};",
    'const hear=(event)=>{',
    "const control=event.key?event.key==='/'&&!event.target.closest('input,textarea')&&document.querySelector('[data-opens=search]'):event.target.closest('a,button,select,summary');",
    'if(!control||event.button||event.ctrlKey||event.metaKey||event.shiftKey||event.altKey)return;',
    'forget();',
    "if(!control.matches(event.type==='change'?'select':'button:not([popovertarget]),a[aria-haspopup=dialog]'))return;",
    'event.preventDefault();event.stopPropagation();',
    "heard={control,value:control.value,path:location.pathname};control.setAttribute('data-heard','')};",
    "listen('add');",
    `document.addEventListener('${takenOverEvent}',()=>{`,
    "listen('remove');",
    'const last=forget();',
    'if(!last?.control.isConnected||last.path!==location.pathname)return;',
    'const {control}=last;',
    "if(control.localName==='select'){control.value=last.value;control.dispatchEvent(new Event('change',{bubbles:true}))}else control.click()});",
    "const parsed=new Promise((done)=>document.addEventListener('DOMContentLoaded',done));",
    'const start=()=>{',
    `const scripts=JSON.parse(document.getElementById('${startId}').textContent);`,
    // A request takes a slow phone five milliseconds to begin: all of them at once would be one long task.
    "for(const href of scripts)setTimeout(()=>document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',crossOrigin:'',href})));",
    "const styled=()=>Promise.all([...document.querySelectorAll('link[rel=stylesheet]')].filter((link)=>!link.sheet).map((link)=>new Promise((done)=>{link.onload=link.onerror=done})));",
    'scripts.reduce((before,script)=>before.then(()=>import(script)).then(()=>new Promise((done)=>setTimeout(done))),parsed.then(styled))};',
    // What nothing follows may be half read.
    `const ready=()=>document.getElementById('${startId}')?.nextSibling?start():parsed.then(start);`,
    'document.hidden?ready():requestAnimationFrame(()=>setTimeout(ready))',
    '})()',
  ].join('');
}
