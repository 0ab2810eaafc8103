import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

/** At most the default size of a code (specification, section 9). */
export const code = style({
  inlineSize: '100%',
  maxInlineSize: '200px',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
});
