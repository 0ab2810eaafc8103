import { runPinned } from './machine/installed.mjs';

runPinned('scripts/test.ts', process.argv.slice(2));
