import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, headlessShell, type Use } from '@livery/sandbox/chromium';

const debian = (name: string): string => `DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${name}`;

/** Finds a Chromium or installs one, in whichever way works on this machine. */
export function provideChromium(use: Use = 'journeys'): string {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (use === 'journeys' && mayInstall && !existsSync(headlessShell) && (process.env['CHROMIUM_PATH'] ?? '') === '') {
    process.stderr.write('Installing for the tests: chromium-headless-shell …\n');
    // Not every system has the package. Then any Chromium will do.
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
