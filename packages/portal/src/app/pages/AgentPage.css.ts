import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '100dvh',
  background: vars.color.band,
  color: vars.color.onBand,
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInline: vars.layout.gutter,
  background: vars.color.ground,
  color: vars.color.ink,
});

export const plate = style({ display: 'grid' });

export const middle = style({
  display: 'grid',
  alignItems: 'center',
  inlineSize: '100%',
  maxInlineSize: vars.layout.maxWidth,
  marginInline: 'auto',
  paddingBlock: vars.space[7],
  paddingInline: vars.layout.gutter,
});
