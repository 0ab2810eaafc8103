import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { vars } from '@livery/theme/vars.css';

export const form = style({ display: 'grid', gap: vars.space[4] });

export const panel = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[4],
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  '@media': { [from.tablet]: { padding: vars.space[5] } },
});
export const wallet = style({ display: 'grid', gap: vars.space[1], paddingBlockStart: vars.space[2] });
