import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';

export const picture = recipe({
  base: {
    display: 'block',
    flex: 'none',
    border: `${vars.border.thin} solid ${vars.color.line}`,
    borderRadius: vars.radius.chip,
    background: vars.color.sunken,
    objectFit: 'cover',
  },
  variants: {
    size: {
      medium: { inlineSize: '2.75rem', blockSize: '2.75rem' },
      large: { inlineSize: '5rem', blockSize: '5rem' },
    },
  },
});
