// Installs what tests run of others, where that is ours to do: a browser, and the programs that hosting and completion are tried with.
import { provideChromium } from '../machine/chromium.ts';
import { providePrograms } from '../machine/programs.ts';

provideChromium();
providePrograms();
