import { changedFiles, readSources, testsOf } from './changed.ts';
import { chosenJourneys } from './chosen-journeys.ts';
import { provideChromium } from './chromium.ts';
import { providePrograms } from './programs.ts';
import { changedSteps, demandsStep, journeyStep, root, runSteps, soakStep, sourceSteps, unitStep } from './steps.ts';

const [only, ref = 'HEAD'] = process.argv.slice(2);
// Every step finds it there.
process.env['CHROMIUM_PATH'] = provideChromium();
if (only === 'journeys') await runSteps([chosenJourneys(process.argv.slice(3))]);
if (only === '--changed') await runChanged();
providePrograms();
await runSteps([sourceSteps, unitStep, journeyStep, demandsStep('vitest', 'playwright')], [soakStep]);

/** For work: only what the change can break. The gate runs everything. */
async function runChanged(): Promise<never> {
  const changed = changedFiles(root, ref);
  const { units, journeys } = testsOf(changed, readSources(root));
  process.stdout.write(`${changed.length} files changed since ${ref}: ${units.length} files of tests, ${journeys.length} of journeys\n`);
  if (units.some((file) => file.startsWith('scripts/hosting/'))) providePrograms();
  return runSteps(changedSteps(units, journeys));
}
