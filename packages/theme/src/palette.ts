import type { themeContract } from './theme-contract.ts';

export type ColourRole = keyof (typeof themeContract)['color'];

/** `#rrggbb` for each role. Only `scrim` has an alpha, `#rrggbbaa`. */
export type Palette = Record<ColourRole, string>;
