import { checkSteps, runSteps } from './steps.ts';

await runSteps(checkSteps);
