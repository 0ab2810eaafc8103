import type { themeContract } from './theme-contract.ts';

export type ColourRole = keyof (typeof themeContract)['color'];

/** `#rrggbb` a role; `scrim` alone has an alpha, `#rrggbbaa`. */
export type Palette = Record<ColourRole, string>;
