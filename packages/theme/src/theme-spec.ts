import type { Palette } from './palette.ts';
import type { Mode, PaletteMode } from './theme-modes.ts';

/** Roles and measures that a brand sets itself, instead of deriving them from its seeds. */
export interface ThemeTokens {
  /** `#rrggbb` for each role (`scrim` with an alpha). Missing roles are derived to match. */
  colours: Partial<Record<PaletteMode, Partial<Palette>>>;
  /** CSS values by the name of the custom property, without the two dashes. */
  measures: Record<string, string>;
}

/** A brand's typeface. `family` is the name that its font files declare, and `fallback` is used until they arrive. */
export interface FontFace {
  family: string;
  fallback: 'sans-serif' | 'serif' | 'monospace';
  /** Weight or variable range of the files, e.g. `400` or `300 800`. */
  weight: string;
  /** CSS `font-stretch` of the display face, e.g. `75%`. */
  stretch?: string;
  case?: 'none' | 'uppercase';
  /** CSS `letter-spacing`, e.g. `-0.01em`. */
  spacing?: string;
  /** Weight of headings, 1 to 1000. */
  displayWeight?: number;
}

/** The look of a resolved brand. Colours can be anything that CSS parses. Everything else has a derived default. */
export interface ThemeSpec {
  seeds: {
    /** The main action. */
    primary: string;
    accent?: string;
    second?: string;
    /** The hue of ink and lines. */
    neutral?: string;
    /** Hero and footer. */
    band?: string;
    /** The page in light mode. Its hue tints the surfaces. */
    ground?: string;
    darkGround?: string;
    /** Balances and wins. */
    money?: string;
  };
  /** The modes that the brand offers. The first is its default. */
  modes: Mode[];
  contrast: {
    level: 'AA' | 'AAA';
    /** `adjust` moves a seed as little as the level needs. `fail` keeps seeds as given and reports them. */
    onConflict: 'adjust' | 'fail';
  };
  shape: { radius: 'sharp' | 'soft' | 'round'; border: 'hairline' | 'regular' | 'bold'; elevation: 'flat' | 'soft' | 'lifted' };
  density: 'compact' | 'regular' | 'airy';
  /** `ratio` between type steps, 1.2 to 1.333. `base` is the body size in px at the browser's default of 16. */
  type: { ratio: number; base: number };
  motion: 'calm' | 'brisk';
  fonts: { display: FontFace; text: FontFace };
  /** The stroke width of icons on the grid of 24. */
  iconStroke: number;
  tile: 'portrait' | 'square' | 'landscape';
  tokens?: ThemeTokens;
}

/** The defaults of a brand that sets at most a primary colour. */
export const defaultThemeSpec: ThemeSpec = {
  seeds: { primary: '#1f5fd1' },
  modes: ['light', 'dark'],
  contrast: { level: 'AA', onConflict: 'adjust' },
  shape: { radius: 'soft', border: 'regular', elevation: 'soft' },
  density: 'regular',
  type: { ratio: 1.25, base: 16 },
  motion: 'calm',
  fonts: {
    display: { family: 'system-ui', fallback: 'sans-serif', weight: '400 700', displayWeight: 700 },
    text: { family: 'system-ui', fallback: 'sans-serif', weight: '400 700' },
  },
  iconStroke: 2,
  tile: 'portrait',
};
