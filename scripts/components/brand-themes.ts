import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Plugin } from 'vite';

const themes = 'virtual:brand-themes';
const wear = 'virtual:wear';

/**
 * `virtual:brand-themes` is the stylesheet of every brand, `virtual:wear` dresses a page in one, because packages
 * import neither from outside. Runs in a child process, because Vite's Node does not resolve our sources.
 */
export const brandThemes: Plugin = {
  name: 'livery-brand-themes',
  resolveId(id) {
    if (id === wear) return path.join(import.meta.dirname, 'wear.ts');
    return id === themes ? `\0${themes}` : null;
  },
  load(id) {
    if (id !== `\0${themes}`) return null;
    const script = path.join(import.meta.dirname, 'print-themes.ts');
    return `export const themes = ${execFileSync(process.execPath, ['--conditions=livery-source', script], { encoding: 'utf8' })};`;
  },
};
