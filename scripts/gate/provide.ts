// Installs third-party programs for tests if we may: a browser, and the programs for tests of hosting and completion.
import { provideChromium } from '../machine/chromium.ts';
import { providePrograms } from '../machine/programs.ts';

provideChromium();
providePrograms();
