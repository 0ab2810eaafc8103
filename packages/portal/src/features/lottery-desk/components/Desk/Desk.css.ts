import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { from } from '@livery/ui/breakpoints.css';

export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  // The reason for a disabled button is wider than the button, at the edge of a phone.
  overflowX: 'clip',
});

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  inlineSize: '100%',
  maxInlineSize: vars.layout.maxWidth,
  marginInline: 'auto',
  padding: `${vars.space[3]} ${vars.layout.gutter} ${vars.space[5]}`,
  '@media': { [from.tablet]: { paddingBlock: `${vars.space[4]} ${vars.space[7]}` } },
});

export const headSkeleton = style({ blockSize: '10rem', '@media': { [from.tablet]: { blockSize: '8rem' } } });
export const viewSkeleton = style({ display: 'grid', gap: vars.space[4] });
export const blockSkeleton = style({ blockSize: '20rem' });
