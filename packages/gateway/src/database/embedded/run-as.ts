import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseUnusable } from '../database-errors.ts';
import { binary, type PostgresBinaries } from './binaries.ts';

/** The account that PostgreSQL runs under. Undefined for our own. */
export interface RunAs {
  readonly uid?: number;
  readonly gid?: number;
}

/** Outside every checkout and every user's home. */
const root = '/var/lib/livery';

export interface PostgresHome {
  readonly binaries: PostgresBinaries;
  /** Contains the data folder, the log and the password. */
  readonly dir: string;
  readonly runAs: RunAs;
}

/**
 * The user and folders that PostgreSQL runs with. PostgreSQL refuses to run as root, so root runs it as the user
 * `postgres`, which is created if missing. If that user cannot reach the checkout, binaries and data go where it can,
 * and `onProgress` reports the folder.
 */
export function findHome(dataDir: string, binaries: PostgresBinaries, onProgress: (step: string) => void): PostgresHome {
  const near = path.resolve(dataDir, 'postgres');
  if (process.getuid?.() !== 0) {
    mkdirSync(near, { recursive: true });
    return { binaries, dir: near, runAs: {} };
  }
  const runAs = postgresUser();
  mkdirSync(near, { recursive: true });
  const dir = canEnter(near, runAs) ? near : reachable(farHome(near));
  if (dir !== near) onProgress(`The user postgres cannot reach ${near}, so the data of PostgreSQL lives in ${dir}.`);
  if (canRun(binaries, runAs)) return { binaries, dir, runAs };

  const copied: PostgresBinaries = { ...binaries, dir: path.join(reachable(root), `native-${binaries.version}`) };
  if (!existsSync(copied.dir)) copyBinaries(binaries.dir, copied.dir);
  if (!canRun(copied, runAs))
    throw new DatabaseUnusable(`The user postgres cannot run PostgreSQL in ${copied.dir}: set DATABASE_URL to your own server.`);
  return { binaries: copied, dir, runAs };
}

/** Where the data really is if the server's account cannot reach its folder. */
export function farHome(near: string): string {
  return path.join(root, createHash('sha256').update(near).digest('hex').slice(0, 12));
}

function reachable(dir: string): string {
  for (const each of new Set([root, dir])) {
    mkdirSync(each, { recursive: true });
    chmodSync(each, 0o755);
  }
  return dir;
}

function copyBinaries(from: string, to: string): void {
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
  renameSync(unfinished, to);
}

function postgresUser(): RunAs {
  const existing = idsOf('postgres');
  if (existing !== null) return existing;
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
  const made = idsOf('postgres');
  if (made === null)
    throw new DatabaseUnusable(
      'PostgreSQL does not run as root and no user postgres could be made: run as another user, or set DATABASE_URL.',
    );
  return made;
}

function idsOf(user: string): RunAs | null {
  try {
    const id = (flag: string): number =>
      Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}

function canRun(binaries: PostgresBinaries, runAs: RunAs): boolean {
  return spawnSync(binary(binaries, 'postgres'), ['--version'], { ...runAs, cwd: '/' }).status === 0;
}

function canEnter(dir: string, runAs: RunAs): boolean {
  return spawnSync('test', ['-x', dir], { ...runAs, cwd: '/' }).status === 0;
}

/** Gives a file or folder to the server's account. */
export function giveTo(target: string, { uid, gid }: RunAs): void {
  if (uid !== undefined && gid !== undefined) chownSync(target, uid, gid);
}
