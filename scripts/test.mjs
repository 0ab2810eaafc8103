import { runPinned } from './installed.mjs';

runPinned('scripts/test.ts', process.argv.slice(2));
