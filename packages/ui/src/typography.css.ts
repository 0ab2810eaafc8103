import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';

/** The brand's display face, in the surrounding text size. */
export const displayFace = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontStretch: vars.font.displayStretch,
  textTransform: vars.font.displayCase as 'none',
  letterSpacing: vars.font.displaySpacing,
  // The space of condensed capitals is too narrow to separate words.
  wordSpacing: '0.08em',
});

export const heading = recipe({
  base: [displayFace, { lineHeight: vars.leading.tight, textWrap: 'balance' }],
  variants: {
    size: {
      small: { fontSize: vars.size[2] },
      medium: { fontSize: vars.size[3] },
      large: { fontSize: vars.size[4] },
      huge: { fontSize: vars.size[5] },
      hero: { fontSize: vars.size[6] },
    },
  },
  defaultVariants: { size: 'medium' },
});
