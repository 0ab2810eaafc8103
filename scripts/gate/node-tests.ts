import { registerHooks } from 'node:module';

const condition = 'livery-source';

// Global setups run in the runner's own process, which nobody started with the condition.
registerHooks({ resolve: (specifier, context, next) => next(specifier, { ...context, conditions: [...context.conditions, condition] }) });

/** Tests of what runs in Node: Node itself reads their sources, as it does outside tests, in half the time of Vite's module runner. */
export const nodeTests = { execArgv: [`--conditions=${condition}`], experimental: { viteModuleRunner: false } };
