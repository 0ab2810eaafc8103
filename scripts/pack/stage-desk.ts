import path from 'node:path';
import { compileDesk } from '@livery/sandbox/desk';
import { writeManifest } from './manifest.ts';

/** The operator's desk, compiled. A trial gateway serves these files if the package is installed. */
export async function stageDesk(outDir: string): Promise<void> {
  await compileDesk(path.join(outDir, 'dist'));
  await writeManifest('packages/desk', outDir, { exports: { './package.json': './package.json' } });
}
