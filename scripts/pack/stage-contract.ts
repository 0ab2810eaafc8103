import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../root.ts';
import { installed, readManifest, writeManifest } from './manifest.ts';

/** The wire for authors of other gateways: modules with their types. */
export async function stageContract(outDir: string): Promise<void> {
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  const project = path.join(root, 'packages/contract/tsconfig.build.json');
  await promisify(execFile)(process.execPath, [compiler, '-p', project, '--outDir', path.join(outDir, 'dist')]);
  const description = JSON.parse(await readFile(path.join(root, 'docs/openapi.json'), 'utf8')) as object;
  await writeFile(path.join(outDir, 'openapi.json'), JSON.stringify(description));
  const { exports = {} } = await readManifest('packages/contract');
  await writeManifest('packages/contract', outDir, {
    exports: {
      ...Object.fromEntries(
        Object.entries(exports).flatMap(([entry, { default: file }]) =>
          file === undefined ? [] : [[entry, { types: file.replace(/\.js$/, '.d.ts'), default: file }]],
        ),
      ),
      './openapi.json': './openapi.json',
    },
    dependencies: await installed(['typebox']),
  });
}
