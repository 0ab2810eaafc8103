import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { stateMotion } from '../motion.css.ts';

export const code = style({ position: 'relative', inlineSize: 'fit-content', maxInlineSize: '100%' });

/** An invisible input over the boxes takes keys, pastes and autofill. The boxes show its value. */
export const input = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', opacity: 0, cursor: 'text' });

export const boxes = style({ display: 'flex', gap: vars.space[2] });

export const box = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  // Six boxes fit a phone of 320 px.
  flexShrink: 1,
  minInlineSize: 0,
  blockSize: `calc(${vars.control.height} + ${vars.space[1]})`,
  background: vars.color.field,
  border: `${vars.border.medium} solid ${vars.color.lineStrong}`,
  borderRadius: `min(${vars.radius.control}, 0.75rem)`,
  color: vars.color.ink,
  fontSize: vars.size[4],
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  transition: `border-color ${stateMotion}`,
  selectors: {
    [`${code}:hover &`]: { borderColor: vars.color.ink },
    [`${input}[aria-invalid=true] ~ ${boxes} > &`]: { borderColor: vars.color.negativeInk },
    [`${input}[aria-disabled=true] ~ ${boxes} > &`]: {
      background: vars.color.sunken,
      borderColor: vars.color.line,
      color: vars.color.inkDisabled,
    },
    [`${input}:focus-visible ~ ${boxes} > &[data-active=true]`]: {
      borderColor: vars.color.ink,
      outline: `${vars.border.thick} solid ${vars.color.focusOuter}`,
      outlineOffset: vars.border.thick,
      boxShadow: `0 0 0 ${vars.border.thick} ${vars.color.focusInner}`,
    },
  },
});
