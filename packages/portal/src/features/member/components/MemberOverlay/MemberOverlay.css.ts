import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const centre = style({
  display: 'grid',
  gridTemplateColumns: '14rem minmax(0, 1fr)',
  minBlockSize: 0,
  '@media': { [from.desktop]: { gridTemplateColumns: '17rem minmax(0, 1fr)' } },
});

export const menu = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[5],
  padding: vars.space[4],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderInlineEnd: `${vars.border.thin} solid ${vars.color.line}`,
  background: vars.color.surface,
});

export const section = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[5],
  padding: vars.space[5],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

/** Beside the close button. */
export const title = style([heading({ size: 'large' }), { paddingInlineEnd: vars.space[7] }]);
