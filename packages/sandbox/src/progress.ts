import { makeProgress } from '@livery/cli/progress';
import { say } from '@livery/cli/terminal';

const progress = makeProgress();

/** Runs one step of a longer job. `tell` adds a detail to the progress line. */
export type Step = <Result>(name: string, work: (tell: (detail: string) => void) => Promise<Result>) => Promise<Result>;

/** Shows the step while it runs, then a line with its duration in seconds. */
export const showStep: Step = async (name, work) => {
  const started = performance.now();
  progress.show(name);
  const result = await work((detail) => progress.show(`${name}: ${detail}`)).finally(() => progress.clear());
  say(`✓ ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return result;
};

export const hideStep: Step = (_name, work) => work(() => {});
