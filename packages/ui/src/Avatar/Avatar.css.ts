import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';
import { displayFace } from '../typography.css.ts';

export const avatar = recipe({
  base: [
    displayFace,
    {
      display: 'inline-grid',
      placeItems: 'center',
      flexShrink: 0,
      border: `${vars.border.thin} solid transparent`,
      borderRadius: vars.radius.chip,
      background: vars.color.accentSoft,
      color: vars.color.onAccentSoft,
      textTransform: 'uppercase',
      userSelect: 'none',
    },
  ],
  variants: {
    size: {
      small: { inlineSize: '2rem', blockSize: '2rem', fontSize: vars.size[1] },
      medium: { inlineSize: '2.75rem', blockSize: '2.75rem', fontSize: vars.size[2] },
      large: { inlineSize: '4rem', blockSize: '4rem', fontSize: vars.size[4] },
    },
  },
});
