import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const content = style({ display: 'grid', gap: vars.space[4] });
export const changes = style({
  padding: vars.space[4],
  borderInlineStart: `${vars.border.thick} solid ${vars.color.accent}`,
  background: vars.color.surface,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
