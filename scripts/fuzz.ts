// Mutates a valid brand file and checks it, 10,000 times or, with --long, 1,000,000 times. Exits 1 if a check crashes,
// takes over 100 ms, or reports a place that is not in the file. --seed repeats a run, --runs sets another number.
import { parseArgs } from 'node:util';
import { loadBrands } from '@livery/brand';
import fc from 'fast-check';
import { BrandFolder } from '@livery/brand/testing/brand-folder';
import { misplaced, mutatedBrand, mutationFiles } from '@livery/brand/testing/mutate-brand';
import { makeProgress } from '@livery/cli/progress';

const slowest = 100;

const { values } = parseArgs({
  options: { long: { type: 'boolean', default: false }, seed: { type: 'string' }, runs: { type: 'string' } },
});
const runs = Number(values.runs ?? (values.long ? 1_000_000 : 10_000));
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
if (!Number.isSafeInteger(runs) || runs < 1 || !Number.isSafeInteger(seed)) {
  console.error('--runs and --seed are whole numbers.');
  process.exit(2);
}
console.log(`${runs.toLocaleString('en')} mutations, seed ${seed}`);

using folder = new BrandFolder().writeBrands(mutationFiles);
const progress = makeProgress();
let done = 0;
let worst = 0;

async function check(bytes: Uint8Array): Promise<number> {
  folder.writeBrands({ 'acme/brand.json': bytes });
  const start = performance.now();
  const [report] = await loadBrands({ root: folder.root });
  const ms = performance.now() - start;
  for (const problem of report?.problems ?? []) {
    const mistake = problem.file === 'brands/acme/brand.json' ? misplaced(problem, bytes) : null;
    if (mistake !== null) throw new Error(mistake);
  }
  return ms;
}

const mutation = fc.asyncProperty(mutatedBrand, async (bytes) => {
  let ms = await check(bytes);
  // Another program may have used the processor, so only a file that is slow every time counts.
  for (let again = 0; again < 3 && ms > slowest; again += 1) ms = Math.min(ms, await check(bytes));
  if (ms > slowest) throw new Error(`The check took ${ms.toFixed(0)} ms.`);
  worst = Math.max(worst, ms);
  done += 1;
  if (done % 1000 === 0) progress.show(`mutations, the slowest ${worst.toFixed(0)} ms`, { done, of: runs });
});

const { failed, errorInstance, counterexample, numShrinks } = await fc.check(mutation, { numRuns: runs, seed });
progress.clear();
if (failed) {
  console.error(`Failed after ${done.toLocaleString('en')} with seed ${seed}, made smaller ${numShrinks} times:`);
  console.error(Buffer.from(counterexample?.[0] ?? []).toString('utf8'));
  console.error(errorInstance);
} else {
  console.log(`None of ${done.toLocaleString('en')} crashed, hung or was told a wrong place; the slowest took ${worst.toFixed(0)} ms.`);
}
process.exitCode = failed ? 1 : 0;
