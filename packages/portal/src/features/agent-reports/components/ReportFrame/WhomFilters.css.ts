import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

/** On the line of the choices beside it, which keep room for a hint below. */
export const account = style({ marginBlockEnd: vars.space[2] });
