import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { systemBrowsers } from '../cli/src/camera/find-chromium.ts';

/** A Chromium to test with: the one that `CHROMIUM_PATH` names, the system's, or Playwright's own; undefined when there is none. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file`);
    return named;
  }
  return [...systemBrowsers, chromium.executablePath()].find((file) => existsSync(file));
}

/** Finds a Chromium or installs one, in whichever way works on this machine. */
export function provideChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  const ways: [string, string[]][] = [
    ['npx', ['playwright', 'install', 'chromium']],
    ['sh', ['-c', 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium']],
  ];
  for (const [command, args] of process.getuid?.() === 0 ? ways.toReversed() : ways) {
    process.stderr.write(`No Chromium found: trying ${command} ${args.join(' ')} …\n`);
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  throw new Error('No Chromium: install one, or name one in CHROMIUM_PATH');
}
