import { demandsStep, runSteps, sourceSteps, typesStep, unitStep } from './steps.ts';

await runSteps([sourceSteps, unitStep, demandsStep()], [typesStep]);
