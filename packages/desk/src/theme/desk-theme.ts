import { defaultThemeSpec, type ThemeSpec } from '@livery/theme';

/** Not a brand's theme: slate and one blue, dense, square enough for tables, in the system font. */
export const deskTheme: ThemeSpec = {
  ...defaultThemeSpec,
  seeds: { primary: '#2f5bd0', neutral: '#5b6472', ground: '#f4f6f8', darkGround: '#12161c', band: '#1b2330' },
  shape: { radius: 'soft', border: 'hairline', elevation: 'soft' },
  density: 'compact',
  type: { ratio: 1.2, base: 15 },
  motion: 'brisk',
  iconStroke: 1.75,
};
