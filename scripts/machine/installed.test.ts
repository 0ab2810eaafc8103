import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { root } from '../root.ts';

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it.skipIf(process.platform === 'win32')('npm start stops its child even if npm kills only the shell', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'livery-start-'));
  try {
    writeFileSync(path.join(folder, 'child.ts'), 'console.log(process.pid); setInterval(() => {}, 1000);');
    const module = pathToFileURL(path.join(import.meta.dirname, 'installed.mjs')).href;
    const file = path.relative(root, path.join(folder, 'child.ts'));
    writeFileSync(
      path.join(folder, 'start.mjs'),
      `import { startPinned } from ${JSON.stringify(module)}; startPinned(${JSON.stringify(file)}, []);`,
    );
    const shell = spawn('sh', ['-c', `"${process.execPath}" "${folder}/start.mjs"; true`], {
      env: { ...process.env, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = (await once(shell.stdout, 'data')) as [Buffer];
    const pid = Number(said.toString());
    expect(isAlive(pid)).toBe(true);
    shell.kill('SIGTERM');
    await expect.poll(() => isAlive(pid), { timeout: 5000 }).toBe(false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
