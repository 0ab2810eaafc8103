import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

const shape = { display: 'grid', gap: vars.space[3] };
export const rows = style(shape);
export const cards = style({ ...shape, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  padding: vars.space[4],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
});
export const card = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
});
export const lines = style({ display: 'grid', gap: vars.space[2] });
