import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const content = style({ display: 'grid', gap: vars.space[3] });
export const waiting = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], color: vars.color.inkSoft });
export const files = style({ display: 'grid', gap: vars.space[2] });
export const file = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[3],
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
});
export const about = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const name = style({ fontWeight: vars.weight.medium });
export const detail = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
