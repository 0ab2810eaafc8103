import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';

const isDark = 'html[data-theme=dark] &';

export const mark = recipe({
  base: { objectFit: 'contain' },
  variants: {
    form: {
      entry: { inlineSize: '8.5rem', maxInlineSize: '100%', blockSize: '2.25rem' },
      cover: { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', padding: vars.space[3] },
    },
    mode: {
      light: { selectors: { [isDark]: { display: 'none' } } },
      dark: { display: 'none', selectors: { [isDark]: { display: 'block' } } },
    },
  },
});
