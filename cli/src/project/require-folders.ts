import { CliError } from '../errors/cli-error.ts';
import { exitCode } from '../errors/exit-codes.ts';

/**
 * Bundles link files of our packages, and PostgreSQL and fonts run programs that lie in packages. Yarn's Plug'n'Play keeps packages in
 * archives, which neither can be done from. Throws `CliError` `PlugAndPlay` there.
 */
export function requireFolders(): void {
  if (process.versions['pnp'] === undefined) return;
  throw new CliError(exitCode.environment, {
    name: 'PlugAndPlay',
    title: 'Packages are not in folders',
    message: 'livery does not run under Yarn’s Plug’n’Play, which keeps packages in archives.',
    hint: 'Write nodeLinker: node-modules into .yarnrc.yml, and run yarn install.',
  });
}
