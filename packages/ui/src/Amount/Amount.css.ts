import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';
import { fadeIn, placeMotion, reducedMotion } from '../motion.css.ts';

const roll = keyframes({ from: { opacity: 0, transform: 'translateY(0.5em)' } });

export const amount = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: '0.25em',
    fontWeight: vars.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  variants: {
    size: {
      inherit: {},
      medium: { fontSize: vars.size[3] },
      large: { fontSize: vars.size[4] },
      huge: { fontSize: vars.size[5] },
    },
    mayWrap: {
      true: { flexWrap: 'wrap', justifyContent: 'inherit', lineHeight: vars.leading.tight, rowGap: 0, whiteSpace: 'normal' },
    },
    tone: { money: { color: vars.color.money }, ink: { color: vars.color.ink }, inherit: {} },
  },
});

/** Smaller than the number, but always readable. */
export const symbol = style({ fontSize: 'max(0.75em, 0.75rem)', fontWeight: vars.weight.medium });

export const number = style({ display: 'inline-block' });

export const rolled = style([
  number,
  {
    animation: `${roll} ${placeMotion}`,
    '@media': { [reducedMotion]: { animationName: fadeIn } },
  },
]);
