import { runPinned } from './installed.mjs';

runPinned('scripts/start.ts', process.argv.slice(2));
