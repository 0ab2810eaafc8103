import { parseArgs } from 'node:util';
import { Refusal } from './names.ts';
import type { Plan } from './plan.ts';

interface Generator<Option extends string> {
  /** The usage after `npm run`, on one line. */
  readonly usage: string;
  /** Options that take a value. */
  readonly options: readonly Option[];
  readonly plan: (name: string, values: { readonly [Name in Option]?: string | undefined }) => Promise<Plan>;
}

/**
 * Writes the planned files, or lists them with `--dry-run`. Returns whether it wrote. A refusal is printed and ends
 * with 2.
 */
export async function runGenerator<const Option extends string>(
  { usage, options, plan }: Generator<Option>,
  args: readonly string[],
): Promise<boolean> {
  try {
    const { name, isDryRun, values } = readArguments(usage, options, args);
    const planned = await plan(name, values);
    if (!isDryRun) await planned.write();
    console.log(planned.lines().join('\n'));
    return !isDryRun;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 2;
    return false;
  }
}

/** @throws Refusal with the usage */
export function readArguments<Option extends string>(usage: string, options: readonly Option[], args: readonly string[]) {
  const known = Object.fromEntries(options.map((option) => [option, { type: 'string' as const }]));
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...known, 'dry-run': { type: 'boolean' } },
    });
    const [name, ...others] = positionals;
    if (name === undefined || others.length > 0) throw new Error('One name is needed.');
    return { name, isDryRun: values['dry-run'] === true, values: values as { [Name in Option]?: string } };
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\nUsage: npm run ${usage}`, { cause: error });
  }
}
