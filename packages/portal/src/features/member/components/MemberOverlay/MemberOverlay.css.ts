import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const centre = style({
  display: 'grid',
  gridTemplateColumns: '14rem minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  minBlockSize: 0,
  '@media': { [from.desktop]: { gridTemplateColumns: '17rem minmax(0, 1fr)' } },
});

export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  minBlockSize: 0,
  borderInlineEnd: `${vars.border.thin} solid ${vars.color.line}`,
  background: vars.color.surface,
});

export const head = style({ padding: vars.space[4], borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}` });

export const menu = style({
  padding: vars.space[3],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
});

export const foot = style({
  display: 'grid',
  padding: vars.space[2],
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
});

/** Reserves the scrollbar's space, so that nothing shifts sideways when a section grows. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[5],
  padding: vars.space[5],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarGutter: 'stable',
});

/** The heading beside the close button. It takes the focus when the dialog opens, without an outline since it is not a control. */
export const title = style([heading({ size: 'large' }), { paddingInlineEnd: vars.space[7], outline: 'none' }]);
