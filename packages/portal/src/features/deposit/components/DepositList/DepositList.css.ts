import { style } from '@vanilla-extract/css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const section = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });
export const title = heading({ size: 'small' });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.link,
  textDecoration: 'underline',
});
export const name = style({ display: 'grid', minInlineSize: 0 });
export const amount = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const sum = style({ fontVariantNumeric: 'tabular-nums' });
export const note = style({ color: vars.color.inkSoft, fontSize: vars.size[1], fontWeight: vars.weight.regular });
