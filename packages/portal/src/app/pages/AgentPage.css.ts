import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '100dvh',
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  // Matches the width of the columns below.
  inlineSize: '100%',
  maxInlineSize: vars.layout.maxWidth,
  marginInline: 'auto',
  paddingBlock: vars.space[3],
  paddingInline: vars.layout.gutter,
});
