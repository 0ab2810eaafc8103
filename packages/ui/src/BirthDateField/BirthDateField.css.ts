import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { control } from '../Field/Field.css.ts';

export const parts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
export const part = style({ display: 'grid', gap: vars.space[1] });
export const partName = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });

export const input = style([
  control,
  {
    inlineSize: '4.5rem',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    selectors: { '&[data-part=year]': { inlineSize: '6rem' } },
  },
]);
