import { createGlobalThemeContract } from '@vanilla-extract/css';
import { themeContract } from './theme-contract.ts';

/**
 * The theme as vanilla-extract sees it: names only. No `.css.ts` file ever sees a brand's value; `themeToCss` writes the
 * values of a brand under the same names.
 */
export const vars = createGlobalThemeContract(themeContract);
