import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';
import { reducedMotion } from '../motion.css.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

export const spinner = recipe({
  base: {
    flexShrink: 0,
    fill: 'none',
    strokeWidth: vars.control.iconStroke,
    animation: `${turn} 800ms linear infinite`,
    '@media': { [reducedMotion]: { animation: `${breathe} 2s ease-in-out infinite` } },
  },
  variants: {
    size: {
      small: { inlineSize: '1.25rem', blockSize: '1.25rem' },
      medium: { inlineSize: '1.5rem', blockSize: '1.5rem' },
      large: { inlineSize: '2.5rem', blockSize: '2.5rem' },
    },
  },
});

export const track = style({ stroke: 'currentColor', opacity: 0.25 });
export const arc = style({ stroke: 'currentColor', strokeLinecap: vars.control.iconCap as 'round' });

export const status = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
export const label = style({ color: vars.color.inkSoft });
