import type { PublicBrand } from '@livery/brand/public-brand';

/**
 * Runs before the first paint: goes to the stored language, sets the theme's mode and marks a stored session. It is the same
 * text on every page of a brand, so that one Content-Security-Policy hash serves all; what differs by page it reads from
 * `<html>`. Stored values may be missing, broken or forbidden: then the stamped attributes stay.
 */
export function bootScript(brand: PublicBrand): string {
  const { modes, default: preset } = brand.theme;
  const others = brand.languages.supported.filter((language) => language !== brand.languages.default);
  return [
    '(()=>{',
    'const html=document.documentElement,data=html.dataset;',
    'let chosen={};',
    "try{chosen=JSON.parse(localStorage.getItem('livery.preferences'))||{};if(sessionStorage.getItem('livery.token'))data.viewer='member'}catch{}",
    `if(location.pathname==='/'&&${JSON.stringify(others)}.includes(chosen.language)){location.replace('/'+chosen.language+'/'+location.search+location.hash);return}`,
    `let mode=chosen.theme||${JSON.stringify(preset)};`,
    "if(mode==='system')mode=matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light';",
    `if(${JSON.stringify(modes)}.includes(mode))data.theme=mode;`,
    "for(const meta of document.querySelectorAll('meta[data-mode]'))meta.media=meta.dataset.mode===data.theme?'all':'not all'",
    '})()',
  ].join('');
}
