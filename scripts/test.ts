import { changedFiles, readSources, testsOf } from './gate/changed.ts';
import { chosenJourneys } from './gate/chosen-journeys.ts';
import { provideChromium } from './machine/chromium.ts';
import {
  changedSteps,
  demandsStep,
  journeyStep,
  programsStep,
  runSteps,
  soakStep,
  sourceSteps,
  typesStep,
  unitStep,
} from './gate/steps.ts';

const [only, ref = 'HEAD'] = process.argv.slice(2);
if (only === 'journeys') {
  provideChromium();
  await runSteps([chosenJourneys(process.argv.slice(3))]);
}
if (only === '--changed') await runChanged();
await runSteps([[...sourceSteps, programsStep], unitStep, journeyStep, demandsStep('vitest', 'playwright')], [typesStep, soakStep]);

/** For work: only what the change can break. The gate runs everything. */
async function runChanged(): Promise<never> {
  const changed = changedFiles(ref);
  const { units, journeys } = testsOf(changed, readSources());
  process.stdout.write(`${changed.length} files changed since ${ref}: ${units.length} files of tests, ${journeys.length} of journeys\n`);
  return runSteps(changedSteps(units, journeys));
}
