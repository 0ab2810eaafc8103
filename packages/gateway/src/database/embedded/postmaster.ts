import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A server that is running according to a data folder. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** Reads `postmaster.pid`. Null if it is missing, or if its process is gone or not PostgreSQL. */
export function findPostmaster(dataDir: string): Postmaster | null {
  const named = readLock(dataDir);
  return named !== null && isAlive(named.pid) && isPostgres(named.pid) ? named : null;
}

/**
 * After a reboot, the process id in a leftover lock file may belong to any process, and PostgreSQL then refuses to
 * start. A dead process's lock file is kept, because PostgreSQL looks for orphaned backends before it takes it over.
 */
export function removeStrangersLock(dataDir: string): void {
  const named = readLock(dataDir);
  if (named !== null && isAlive(named.pid) && !isPostgres(named.pid)) rmSync(lockFile(dataDir));
}

function lockFile(dataDir: string): string {
  return path.join(dataDir, 'postmaster.pid');
}

function readLock(dataDir: string): Postmaster | null {
  if (!existsSync(lockFile(dataDir))) return null;
  const lines = readFileSync(lockFile(dataDir), 'utf8').split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return Number.isInteger(pid) && pid > 0 && Number.isInteger(port) ? { pid, port } : null;
}

/** Also true if the system cannot tell. */
function isPostgres(pid: number): boolean {
  try {
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        : execFileSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' });
    return command.includes('postgres');
  } catch {
    return true;
  }
}

/** Stops a server the fast way: sessions are cut, and committed data is on disk. */
export async function stopPostmaster(pid: number): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; isAlive(pid); waited += 20) {
    if (waited > 20_000) throw new Error(`PostgreSQL (process ${pid}) does not stop`);
    await wait(20);
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
