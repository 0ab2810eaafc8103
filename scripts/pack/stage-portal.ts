import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compileCore, loadCatalogues } from '@livery/builder';
import { minify } from 'vite';
import { root } from '../root.ts';
import { licencesOf } from '@livery/sandbox/licences';
import { writeManifest } from './manifest.ts';
import { shrinking } from './shrinking.ts';

/**
 * The compiled portal: scripts, styles and their compressed copies, the prerendering module, and all texts in one file.
 */
export async function stagePortal(outDir: string): Promise<void> {
  const core = await compileCore({ root });
  await cp(core.dir, path.join(outDir, 'core'), { recursive: true });
  await writeFile(path.join(outDir, 'core/catalogues.json'), JSON.stringify(await loadCatalogues()));
  await shrink(path.join(outDir, 'core/server/server.js'));
  const inside = JSON.parse(await readFile(path.join(outDir, 'core/client/packages.json'), 'utf8')) as { name: string }[];
  const others = inside.map(({ name }) => name).filter((name) => !name.startsWith('@livery/'));
  await writeFile(path.join(outDir, 'licences.txt'), licencesOf(others.map((name) => path.join(root, 'node_modules', name))));
  await writeManifest('packages/portal', outDir, { exports: { './package.json': './package.json' } });
}

async function shrink(file: string): Promise<void> {
  const { code } = await minify(file, await readFile(file, 'utf8'), { module: true, ...shrinking });
  await writeFile(file, code);
}
