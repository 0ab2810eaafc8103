// Plain Node 20, before node_modules exists: installs what the lockfile says when it has changed, then goes on with the pinned Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
/** Who started us; another one when that one is gone. */
const parent = process.ppid;
const binaries = path.join(root, 'node_modules', '.bin');
const pinnedNode = path.join(binaries, process.platform === 'win32' ? 'node.exe' : 'node');
const stamp = path.join(root, 'node_modules', '.livery-lock');

function install() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  process.stderr.write('Installing the packages of the lockfile (once; about a minute) …\n');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    process.stderr.write('npm ci failed; its message is above. Check the network and the folder’s permissions, then start again.\n');
    process.exit(3);
  }
  writeFileSync(stamp, lock);
}

/** Runs a TypeScript file of this project on the pinned Node, once what it needs is installed. */
export function runPinned(file, args) {
  install();
  startPinned(file, args);
}

/** Signals reach the file, its exit code becomes ours. */
export function startPinned(file, args) {
  const environment = { ...process.env, PATH: `${binaries}${path.delimiter}${process.env.PATH ?? ''}` };
  const child = spawn(pinnedNode, ['--conditions=livery-source', path.join(root, file), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: environment,
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // A polite kill of npm ends the shell between us, and nobody tells us.
  if (process.env.npm_lifecycle_event !== undefined) setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 250).unref();
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}
