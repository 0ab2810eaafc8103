import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { vars } from '@livery/theme/vars.css';

export const record = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });

export const name = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const note = style({ color: vars.color.inkSoft, fontSize: vars.size[1], fontWeight: vars.weight.regular });
export const balance = style({
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
  '@media': { [from.tablet]: { color: 'inherit', fontSize: 'inherit' } },
});
export const pending = style({ color: vars.color.inkSoft });
export const undone = style({ color: vars.color.inkSoft, textDecoration: 'line-through' });
export const sums = style({ display: 'grid', justifyItems: 'end', gap: vars.space[1] });
export const link = style({ color: vars.color.link, textDecoration: 'underline' });
