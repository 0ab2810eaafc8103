import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { stateMotion } from '../motion.css.ts';

export const field = style({ display: 'grid', gap: vars.space[1] });

/** Aligned with the text, not with the box. */
export const notes = style({ display: 'grid', gap: vars.space[1], paddingInlineStart: `calc(1.5rem + ${vars.space[3]})` });

export const row = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[3],
  minBlockSize: '2.75rem',
  paddingBlock: vars.space[2],
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.color.inkDisabled, cursor: 'not-allowed' } },
});

export const box = style({ position: 'relative', flexShrink: 0, display: 'grid', placeItems: 'center', blockSize: '1.75rem' });

export const input = style({
  appearance: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  background: vars.color.field,
  border: `${vars.border.medium} solid ${vars.color.lineStrong}`,
  // With a large radius, the box would look like a radio button.
  borderRadius: `min(${vars.radius.small}, 0.375rem)`,
  cursor: 'inherit',
  transition: `background-color ${stateMotion}, border-color ${stateMotion}`,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:checked': { background: vars.color.action, borderColor: vars.color.lineStrong },
    '&[aria-invalid=true]': { borderColor: vars.color.negativeInk, boxShadow: `inset 0 0 0 ${vars.border.thin} ${vars.color.negativeInk}` },
    '&:disabled': { background: vars.color.sunken, borderColor: vars.color.line },
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
