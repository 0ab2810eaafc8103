import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { affix } from '../Field/Field.css.ts';

export const prefix = style([affix, { paddingInlineStart: vars.space[4], marginInlineEnd: `calc(-1 * ${vars.space[2]})` }]);
