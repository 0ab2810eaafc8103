import { createGlobalThemeContract } from '@vanilla-extract/css';
import { themeContract } from './theme-contract.ts';

/**
 * The theme for vanilla-extract, names only. No `.css.ts` file sees a brand's value; `themeToCss` writes the
 * values of a brand under the same names.
 */
export const vars = createGlobalThemeContract(themeContract);
