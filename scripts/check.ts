import { demandsStep, runSteps, sourceSteps, typesStep, unitStep } from './gate/steps.ts';

await runSteps([sourceSteps, unitStep, demandsStep()], [typesStep]);
