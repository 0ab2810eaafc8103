import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';
import * as field from '../Field/Field.css.ts';

export const box = recipe({ base: field.box, variants: { isInvalid: { true: field.boxInvalid } } });

export const icon = field.icon;

export const input = style([
  field.control,
  {
    selectors: {
      '&:autofill': { boxShadow: `inset 0 0 0 100vmax ${vars.color.field}`, WebkitTextFillColor: vars.color.ink },
    },
  },
]);
