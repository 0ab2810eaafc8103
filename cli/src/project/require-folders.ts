import { cliError } from '../errors/cli-error.ts';

/**
 * Bundles link files of our packages, and PostgreSQL and fonts run programs that lie in packages. Yarn's Plug'n'Play keeps packages in
 * archives, which neither can be done from. Throws `CliError` `PlugAndPlay` there.
 */
export function requireFolders(): void {
  if (process.versions['pnp'] === undefined) return;
  throw cliError('PlugAndPlay', {});
}
