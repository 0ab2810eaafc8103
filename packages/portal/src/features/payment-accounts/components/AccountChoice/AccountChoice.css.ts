import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const choice = style({ display: 'grid', gap: vars.space[3] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const waiting = style({ display: 'grid', gap: vars.space[3] });
export const card = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  border: `${vars.border.thin} solid ${vars.color.line}`,
});

export const own = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
