import { Argument, Command } from 'commander';
import { readVersion } from './project/own-package.ts';
import { hasColour, widthOf } from './terminal/terminal.ts';
import { allVerbs, verbGroups } from './verbs/all-verbs.ts';
import { helpOf, programHelp, usageOf } from './verbs/help-text.ts';
import type { CommandLine, Verb } from './verbs/verb.ts';

/** The command line. Commands load their code when they run, so that help and typing errors answer at once. */
export function makeProgram(setExitCode: (code: number) => void): Command {
  const program = new Command('livery')
    .description('Scaffold, check, build and serve the brands of a portal.')
    .usage('<verb> [options]')
    .version(readVersion(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this')
    .helpCommand(false)
    .configureHelp(programHelp)
    .configureOutput({
      getOutHelpWidth: () => widthOf(process.stdout),
      getErrHelpWidth: () => widthOf(process.stderr),
      getOutHasColors: () => hasColour(process.stdout),
      getErrHasColors: () => hasColour(process.stderr),
      outputError: () => {},
    })
    .exitOverride()
    .hook('preAction', async (_program, command) => {
      const { hearEnvironment } = await import('./verbs/hear-environment.ts');
      hearEnvironment(command, process.env);
      if (!toldWithoutPackages.includes(command.name())) await requireFolders();
    });
  for (const { title, verbs } of verbGroups) {
    program.commandsGroup(`${title}:`);
    for (const verb of verbs) addVerb(program, verb, setExitCode);
  }
  return program;
}

const toldWithoutPackages: readonly string[] = ['help', 'completion'];

/**
 * We link files of our packages into bundles and run programs from packages (PostgreSQL, fonts). Yarn's Plug'n'Play keeps packages in
 * archives, where neither works.
 */
async function requireFolders(): Promise<void> {
  if (process.versions['pnp'] === undefined) return;
  const { cliError } = await import('./errors/cli-error.ts');
  throw cliError('PlugAndPlay', {});
}

function addVerb(program: Command, verb: Verb, setExitCode: (code: number) => void): void {
  const command = program
    .command(verb.name)
    .summary(verb.summary)
    .description(`${verb.summary.charAt(0).toUpperCase()}${verb.summary.slice(1)}.`)
    .configureHelp(helpOf(verb))
    .action(async (...given: unknown[]) => {
      const run = (await verb.load()) as (...args: unknown[]) => Promise<number>;
      setExitCode(await run(...given.slice(0, -2), command.opts(), { program, verbs: allVerbs } satisfies CommandLine));
    });
  for (const text of verb.arguments?.split(' ') ?? []) {
    const argument = new Argument(text);
    const choices = verb.choices?.[argument.name()];
    command.addArgument(choices === undefined ? argument : argument.choices(choices));
  }
  command.usage(['[options]', ...usageOf(verb)].join(' '));
  for (const option of verb.options) command.addOption(option);
}
