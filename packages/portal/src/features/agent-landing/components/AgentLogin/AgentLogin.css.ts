import { style } from '@vanilla-extract/css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const card = style({
  display: 'grid',
  gap: vars.space[5],
  alignContent: 'start',
  padding: vars.space[6],
  background: vars.color.surface,
  color: vars.color.ink,
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
});

export const title = heading({ size: 'large' });
