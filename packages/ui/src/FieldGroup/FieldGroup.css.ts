import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { label } from '../Field/Field.css.ts';

/** Browsers lay out legends outside the flex gap, so this gap is a margin. */
export const legend = style([label, { marginBlockEnd: vars.space[2] }]);
