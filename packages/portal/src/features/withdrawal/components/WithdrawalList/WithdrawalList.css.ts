import { style } from '@vanilla-extract/css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const section = style({ display: 'grid', gap: vars.space[4] });
export const title = heading({ size: 'small' });
export const list = style({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' });
export const waiting = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  border: `${vars.border.thin} solid ${vars.color.line}`,
});
export const one = style({ display: 'flex', justifyContent: 'start' });
