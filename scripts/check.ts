import { demandsStep, runSteps, sourceSteps, unitStep } from './steps.ts';

await runSteps([sourceSteps, unitStep, demandsStep()]);
