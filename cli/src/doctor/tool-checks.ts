import { openChromium } from '../pictures/find-chromium.ts';
import { CliError } from '../errors/cli-error.ts';
import { broken, fine, unknown, type Check, type Finding } from './check.ts';
import { runProgram } from '../process/run-program.ts';

/** The major version that the tests use, and the oldest that works. */
const tried = 24;
const oldest = 22;

/** Judges a version such as `24.1.0`. */
export function judgeNode(version: string): Finding {
  const major = Number.parseInt(version, 10);
  if (major >= tried) return fine(`Node ${version}.`);
  const hint = `Install Node ${tried} or later.`;
  if (major < oldest) return broken(`Node ${version} lacks what livery needs.`, hint);
  return unknown(`Node ${version}: livery is tried with ${tried} and later.`, hint);
}

/** Checks Node and the programs that some verbs need. */
export function toolChecks(cwd: string): Check[] {
  return [
    { name: 'node', run: async () => judgeNode(process.versions.node) },
    { name: 'npm', run: () => checkNpm(cwd) },
    { name: 'git', run: () => checkGit(cwd) },
    { name: 'chromium', run: checkChromium },
  ];
}

async function checkNpm(cwd: string): Promise<Finding> {
  const version = await runProgram(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['--version'], cwd);
  return version === null
    ? unknown('npm does not answer.', 'It is needed to update livery alone: it comes with Node.')
    : fine(`npm ${version}.`);
}

async function checkGit(cwd: string): Promise<Finding> {
  const version = await runProgram('git', ['--version'], cwd);
  const purpose = '--changed and livery impact compare with a commit.';
  if (version === null) return unknown('git does not answer.', `Install it: ${purpose}`);
  const isRepository = (await runProgram('git', ['rev-parse', '--is-inside-work-tree'], cwd)) === 'true';
  return isRepository ? fine(`${version}, in a repository.`) : unknown('This is not a git repository.', `Run: git init. ${purpose}`);
}

/** Starts the browser: if that works, pictures work. */
async function checkChromium(): Promise<Finding> {
  try {
    const browser = await openChromium();
    const version = browser.version();
    await browser.close();
    return fine(`Chromium ${version} starts.`);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    const { name, message, hint } = error.report;
    if (name === 'NoChromium' && error.cause !== undefined) return broken(message, hint);
    return unknown(`${message} livery vdiff, impact and gallery need it.`, hint);
  }
}
