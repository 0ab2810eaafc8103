import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

/** Aligned with the fields beside it, which reserve room for a hint below. */
export const account = style({ marginBlockEnd: vars.space[2] });
