import { makeProgress, say } from '../../../cli/src/terminal.ts';

const progress = makeProgress();

/** Does a step of a longer work: one line says what is being done, and in the end how long it took. */
export async function step<Result>(name: string, work: (tell: (detail: string) => void) => Promise<Result>): Promise<Result> {
  const started = performance.now();
  progress.show(name);
  const result = await work((detail) => progress.show(`${name}: ${detail}`)).finally(() => progress.clear());
  say(`✓ ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return result;
}
