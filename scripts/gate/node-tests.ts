import { registerHooks } from 'node:module';

const condition = 'livery-source';

// Global setups run in the runner's process, which was started without the condition.
registerHooks({ resolve: (specifier, context, next) => next(specifier, { ...context, conditions: [...context.conditions, condition] }) });

/**
 * Tests of code for Node. Node reads the sources itself, as outside tests, in half the time of Vite's module runner.
 */
export const nodeTests = { execArgv: [`--conditions=${condition}`], experimental: { viteModuleRunner: false } };
