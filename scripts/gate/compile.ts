// What tests and journeys take from the caches, compiled once: else the first of them that run at the same time each compile it.
import { compileCore } from '@livery/builder';
import { builtDesk } from '@livery/sandbox/desk';
import { root } from '../root.ts';

await compileCore({ root });
await builtDesk(root);
