import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Third-party programs that tests run, with their Debian packages. */
const programs: Record<string, string[]> = {
  '/usr/sbin/nginx': ['nginx', 'libnginx-mod-http-brotli-static'],
  '/usr/bin/caddy': ['caddy'],
  '/usr/sbin/pgbouncer': ['pgbouncer'],
  '/usr/bin/zsh': ['zsh'],
  '/usr/bin/fish': ['fish'],
};

/** Installs the missing ones if we may. Tests of a missing program say so and are skipped. */
export function providePrograms(): void {
  const missing = Object.entries(programs).filter(([file]) => !existsSync(file));
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const packages = missing.flatMap(([, names]) => names).join(' ');
  process.stderr.write(`Installing for the tests: ${packages} …\n`);
  const command = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${packages}`;
  spawnSync('sh', ['-c', command], { stdio: ['ignore', 'ignore', 'inherit'] });
}
