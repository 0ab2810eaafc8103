import { existsSync } from 'node:fs';
import { createRequire, findPackageJSON } from 'node:module';
import path from 'node:path';

const packageRoot = path.dirname(findPackageJSON(import.meta.url) ?? import.meta.filename);

/** The fonts of drawn lettering, and the one for the slot's page. Paths are below `@fontsource-variable`. */
export const fonts = {
  sharp: ['archivo/files/archivo-latin-wdth-normal.woff2', 'archivo/files/archivo-latin-ext-wdth-normal.woff2'],
  round: [
    'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
    'bricolage-grotesque/files/bricolage-grotesque-latin-ext-standard-normal.woff2',
  ],
  display: 'bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2',
} as const;

/** The path of a font file. A published gateway contains only the fonts it needs, in `fonts/`. */
export function fontFile(name: string): string {
  const brought = path.join(packageRoot, 'fonts', path.basename(name));
  return existsSync(brought) ? brought : createRequire(import.meta.url).resolve(`@fontsource-variable/${name}`);
}
