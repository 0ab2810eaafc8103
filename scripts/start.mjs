import { runPinned } from './machine/installed.mjs';

runPinned('scripts/start.ts', process.argv.slice(2));
