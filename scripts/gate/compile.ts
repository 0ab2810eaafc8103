// Compiles what tests and journeys take from the caches. Otherwise tests that start at the same time would each compile
// it.
import { compileCore } from '@livery/builder';
import { builtDesk } from '@livery/sandbox/desk';
import { root } from '../root.ts';

await compileCore({ root });
await builtDesk(root);
