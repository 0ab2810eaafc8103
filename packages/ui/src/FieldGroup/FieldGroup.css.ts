import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { label } from '../Field/Field.css.ts';

/** A legend is laid out by rules of its own, so its gap is a margin. */
export const legend = style([label, { marginBlockEnd: vars.space[2] }]);
