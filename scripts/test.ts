import { provideChromium } from './chromium.ts';
import { checkSteps, journeyStep, runSteps } from './steps.ts';

const [only] = process.argv.slice(2);
const browser = provideChromium();
const journeys = { ...journeyStep, environment: { ...journeyStep.environment, CHROMIUM_PATH: browser } };
await runSteps(only === 'journeys' ? [journeys] : [...checkSteps, journeys]);
