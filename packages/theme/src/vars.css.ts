import { createGlobalThemeContract } from '@vanilla-extract/css';
import { themeContract } from './theme-contract.ts';

/**
 * The theme for vanilla-extract, with names only. No `.css.ts` file sees a brand's values. `themeToCss` writes them
 * under the same names.
 */
export const vars = createGlobalThemeContract(themeContract);
