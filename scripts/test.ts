import { provideChromium } from './chromium.ts';
import { providePrograms } from './programs.ts';
import { checkSteps, journeyStep, runSteps } from './steps.ts';

const [only] = process.argv.slice(2);
// Every step finds it there.
process.env['CHROMIUM_PATH'] = provideChromium();
if (only !== 'journeys') providePrograms();
await runSteps(only === 'journeys' ? [journeyStep] : [...checkSteps, journeyStep]);
