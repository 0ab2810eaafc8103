import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { layer } from '../layers.css.ts';

export const skipLink = style({
  position: 'fixed',
  zIndex: layer.skipLink,
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: vars.space[4],
  background: vars.color.raised,
  color: vars.color.link,
  borderRadius: vars.radius.control,
  boxShadow: vars.elevation.medium,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});
