import { provideChromium } from './chromium.ts';
import { checkSteps, journeyStep, runSteps } from './steps.ts';

const browser = provideChromium();
await runSteps([...checkSteps, { ...journeyStep, environment: { ...journeyStep.environment, CHROMIUM_PATH: browser } }]);
