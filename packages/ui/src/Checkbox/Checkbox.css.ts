import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { stateMotion } from '../motion.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[3],
  minBlockSize: '2.75rem',
  paddingBlock: vars.space[2],
  cursor: 'pointer',
});

export const box = style({ position: 'relative', flexShrink: 0, display: 'grid', placeItems: 'center', blockSize: '1.75rem' });

export const input = style({
  appearance: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  background: vars.color.field,
  border: `${vars.border.medium} solid ${vars.color.lineStrong}`,
  // A large radius would make a radio of it.
  borderRadius: `min(${vars.radius.small}, 0.375rem)`,
  cursor: 'inherit',
  transition: `background-color ${stateMotion}, border-color ${stateMotion}`,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:checked': { background: vars.color.action, borderColor: vars.color.lineStrong },
    '&[aria-invalid=true]': { borderColor: vars.color.negativeInk },
  },
});

export const tick = style({
  position: 'absolute',
  pointerEvents: 'none',
  color: vars.color.onAction,
  opacity: 0,
  transition: `opacity ${stateMotion}`,
  selectors: { [`${input}:checked ~ &`]: { opacity: 1 } },
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});

export const label = style({ minInlineSize: 0, paddingBlockStart: '0.125rem' });
