export { checkContrast, type ContrastRow } from './check-contrast.ts';
export { contrastPairs, contrastRatio, relativeLuminance, requiredRatio, type ContrastPair } from './contrast.ts';
export { deriveColours, type ColourRole, type ContrastConflict, type Palette, type SeedShift } from './derive-colours.ts';
export { solveContrast, type ContrastSolution } from './solve-contrast.ts';
export { themeContract } from './theme-contract.ts';
export { defaultThemeSpec, type FontFace, type Mode, type ThemeSpec } from './theme-spec.ts';
export { themeToCss, type ThemeCss } from './theme-to-css.ts';
