import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { stateMotion } from '../motion.css.ts';

export const row = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: '2.75rem',
  minBlockSize: '2.75rem',
  borderRadius: vars.radius.control,
});

export const label = style({ flexGrow: 1 });

export const track = style({
  flexShrink: 0,
  display: 'block',
  inlineSize: '3.25rem',
  blockSize: '1.875rem',
  padding: '0.1875rem',
  background: vars.color.sunken,
  border: `${vars.border.medium} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.chip,
  transition: `background-color ${stateMotion}`,
  selectors: { '[aria-checked=true] > &': { background: vars.color.accent } },
});

export const thumb = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  aspectRatio: '1',
  background: vars.color.ink,
  color: vars.color.ground,
  borderRadius: vars.radius.chip,
  transition: `transform ${stateMotion}, background-color ${stateMotion}`,
  selectors: { '[aria-checked=true] &': { transform: 'translateX(1.375rem)', background: vars.color.onAccent, color: vars.color.accent } },
  '@media': { '(forced-colors: active)': { background: 'ButtonText' } },
});
