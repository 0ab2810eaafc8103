import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { systemBrowsers } from '../../cli/src/camera/find-chromium.ts';

/** Debian's Chromium without what only a screen needs: the same journeys take it two thirds of the processor's time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** What a Chromium is for: journeys take the quickest there is, measurements the browser that people have. */
type Use = 'journeys' | 'measuring';

/**
 * The Chromium that `CHROMIUM_PATH` names, the system's, or Playwright's own; undefined when there is none.
 *
 * @throws Error when `CHROMIUM_PATH` names no file
 */
export function findChromium(use: Use = 'journeys'): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file`);
    return named;
  }
  const shells = use === 'journeys' ? [headlessShell] : [];
  return [...shells, ...systemBrowsers, chromium.executablePath()].find((file) => existsSync(file));
}

const debian = (name: string): string => `DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${name}`;

/** Finds a Chromium or installs one, in whichever way works on this machine. */
export function provideChromium(use: Use = 'journeys'): string {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (use === 'journeys' && mayInstall && !existsSync(headlessShell) && (process.env['CHROMIUM_PATH'] ?? '') === '') {
    process.stderr.write('Installing for the tests: chromium-headless-shell …\n');
    // Not every system has the package; any Chromium will do then.
    const install = debian('chromium-headless-shell');
    spawnSync('sh', ['-c', `${install} || { apt-get update -qq && ${install}; }`], { stdio: 'ignore', timeout: 180_000 });
  }
  const found = findChromium(use);
  if (found !== undefined) return found;
  const ways: [string, string[]][] = [
    ['npx', ['playwright', 'install', 'chromium']],
    ['sh', ['-c', `apt-get update -qq && ${debian('chromium')}`]],
  ];
  for (const [command, args] of mayInstall ? ways.toReversed() : ways) {
    process.stderr.write(`No Chromium found: trying ${command} ${args.join(' ')} …\n`);
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    const installed = findChromium(use);
    if (installed !== undefined) return installed;
  }
  throw new Error('No Chromium: install one, or name one in CHROMIUM_PATH');
}
