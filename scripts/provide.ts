// Installs what tests run of others, where that is ours to do: a browser, and the programs that hosting and completion are tried with.
import { provideChromium } from './chromium.ts';
import { providePrograms } from './programs.ts';

provideChromium();
providePrograms();
