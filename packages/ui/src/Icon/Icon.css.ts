import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';

export type IconSize = 'text' | 'small' | 'medium' | 'large';

export const icon = recipe({
  base: {
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: vars.control.iconStroke,
    strokeLinecap: vars.control.iconCap as 'round',
    strokeLinejoin: vars.control.iconJoin as 'round',
  },
  variants: {
    size: {
      text: { inlineSize: '1em', blockSize: '1em' },
      small: { inlineSize: '1.25rem', blockSize: '1.25rem' },
      medium: { inlineSize: '1.5rem', blockSize: '1.5rem' },
      large: { inlineSize: '2rem', blockSize: '2rem' },
    },
    filled: { true: { fill: 'currentColor' } },
  },
});
