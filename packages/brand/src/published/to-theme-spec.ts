import type { FontFace, ThemeSpec, ThemeTokens } from '@livery/theme';
import type { Brand } from '../schema/generated/brand.gen.ts';

/** The part of a brand that the theme engine reads. A page starts in the first of `modes`. */
export function toThemeSpec({ theme, layout, tokens }: Brand & { tokens?: ThemeTokens | null }): ThemeSpec {
  const { modes, contrast, shape, density, type, motion, fonts, iconStroke } = theme;
  const first = theme.default === 'system' ? modes[0] : theme.default;
  return {
    seeds: { ...withoutNulls(theme.seeds), primary: theme.seeds.primary },
    modes: [...modes].sort((one, other) => Number(other === first) - Number(one === first)),
    contrast: { ...contrast },
    shape: { ...shape },
    density,
    type: { ...type },
    motion,
    fonts: { display: toFontFace(fonts.display, 'display'), text: toFontFace(fonts.text, 'text') },
    iconStroke,
    tile: layout.tile,
    ...(tokens ? { tokens } : {}),
  };
}

function toFontFace(font: Brand['theme']['fonts']['display'], use: 'display' | 'text'): FontFace {
  const { family, fallback, weight } = font;
  if (use === 'text') return { family, fallback, weight };
  return {
    family,
    fallback,
    weight,
    displayWeight: font.displayWeight,
    case: font.case,
    spacing: font.spacing,
    ...(font.displayStretch === null ? {} : { stretch: font.displayStretch }),
  };
}

type WithoutNulls<Value> = { [Key in keyof Value]?: Exclude<Value[Key], null> };

function withoutNulls<Value extends object>(value: Value): WithoutNulls<Value> {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null)) as WithoutNulls<Value>;
}
