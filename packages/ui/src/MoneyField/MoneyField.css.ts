import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { affix, control } from '../Field/Field.css.ts';

export const box = style({ minBlockSize: `calc(${vars.control.height} + ${vars.space[3]})` });

export const symbol = style([affix, { paddingInline: vars.space[4], fontSize: vars.size[3], fontWeight: vars.weight.medium }]);

/** Larger than its surroundings, because the amount is the point of the form. */
export const input = style([
  control,
  {
    fontSize: vars.size[4],
    fontWeight: vars.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    selectors: { [`${symbol} + &`]: { paddingInlineStart: 0 } },
  },
]);
