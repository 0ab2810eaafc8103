import { checkSteps, demandsStep, runSteps } from './steps.ts';

await runSteps([...checkSteps, demandsStep()]);
