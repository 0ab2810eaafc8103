import { readFileSync } from 'node:fs';
import { Command, InvalidArgumentError, Option } from 'commander';

/** The command line. What a command does is loaded when it runs, so that help and a typing mistake answer at once. */
export function makeProgram(setExitCode: (code: number) => void): Command {
  const program = new Command('livery')
    .description('Scaffold, check, build and serve the brands of a portal.')
    .version(readVersion())
    .exitOverride()
    .showHelpAfterError('(livery --help tells more)')
    .addHelpText('after', '\nExit codes: 0 fine, 1 findings, 2 usage, 3 environment, 70 a bug of ours, 130 interrupted.');
  const all = new Option('--all', 'every folder of brands/');
  const json = new Option('--json', 'print one JSON document instead of text');
  const out = new Option('--out <folder>', 'the folder of the bundles, instead of dist/ beside brands/');
  const environment = new Option('--environment <name>', 'an entry of the brand’s environments');
  const port = (fallback: number) =>
    new Option('--port <number>', 'the port to listen on').argParser(readPort).env('PORT').default(fallback);
  const gateway = new Option('--gateway <url>', 'the gateway behind the site’s own origin').env('LIVERY_GATEWAY');

  program
    .command('new')
    .description('make a brand that passes `livery check` at once')
    .argument('<code>', 'its short name: folder, host and bundle')
    .option('--name <name>', 'the name that players read')
    .option('--primary <colour>', 'the colour of the main action')
    .option('--accent <colour>', 'the colour of highlights')
    .option('--lang <language>', 'the language at /')
    .option('--currency <code>', 'the currency of accounts')
    .option('--yes', 'take the defaults instead of asking')
    .option('--dry-run', 'name the files and write nothing')
    .addOption(json)
    .action(async (code, options) => setExitCode(await (await import('./commands/new.ts')).runNew(code, options)));

  program
    .command('check')
    .description('hold brands against the schema and the rules')
    .argument('[brands...]', 'codes or globs')
    .addOption(all)
    .addOption(environment)
    .addOption(json)
    .action(async (brands, options) => setExitCode(await (await import('./commands/check.ts')).runCheck(brands, options)));

  program
    .command('build')
    .description('make one static bundle a brand')
    .argument('[brands...]', 'codes or globs')
    .addOption(all)
    .addOption(out)
    .addOption(environment)
    .addOption(json)
    .action(async (brands, options) => setExitCode(await (await import('./commands/build.ts')).runBuild(brands, options)));

  program
    .command('dev')
    .description('serve a brand from source; a change of its files shows without reload')
    .argument('[brand]', 'its code')
    .addOption(port(4000))
    .addOption(gateway)
    .action(async (brand, options) => setExitCode(await (await import('./commands/dev.ts')).runDev(brand, options)));

  program
    .command('preview')
    .description('serve built brands with their production headers, each on <code>.localhost')
    .argument('[brands...]', 'codes or globs; without any, every brand that is built')
    .addOption(out)
    .addOption(port(4000))
    .addOption(gateway)
    .action(async (brands, options) => setExitCode(await (await import('./commands/preview.ts')).runPreview(brands, options)));

  return program;
}

function readVersion(): string {
  return (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }).version;
}

function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new InvalidArgumentError('A port is a number from 0 to 65535.');
  return port;
}
