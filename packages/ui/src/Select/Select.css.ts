import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';
import * as field from '../Field/Field.css.ts';

const over = { position: 'absolute', pointerEvents: 'none', color: vars.color.inkSoft } as const;

export const icon = style({ ...over, insetInlineStart: vars.space[4] });
export const chevron = style({ ...over, insetInlineEnd: vars.space[3] });

export const select = recipe({
  base: [
    field.control,
    { paddingInlineEnd: vars.space[7], cursor: 'pointer', selectors: { '&:disabled': { opacity: 1, cursor: 'not-allowed' } } },
  ],
  variants: { hasIcon: { true: { paddingInlineStart: vars.space[7] } } },
});
