import { style } from '@vanilla-extract/css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const form = style({ display: 'grid', gap: vars.space[4], maxInlineSize: '34rem' });
export const soft = style({ color: vars.color.inkSoft });

export const receiver = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  padding: vars.space[4],
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
});
export const names = style({ display: 'grid', minInlineSize: 0 });
export const name = style([heading({ size: 'medium' }), { textTransform: 'none', overflowWrap: 'anywhere' }]);
