import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { stateMotion } from '../motion.css.ts';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: vars.space[3],
});

export const card = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[3],
  minBlockSize: '2.75rem',
  padding: vars.space[4],
  background: vars.color.field,
  border: `${vars.border.medium} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  cursor: 'pointer',
  transition: `border-color ${stateMotion}`,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:has(:checked)': { borderColor: vars.color.ink, boxShadow: `inset 0 0 0 ${vars.border.thin} ${vars.color.ink}` },
    '[aria-invalid=true] &': { borderColor: vars.color.negativeInk },
    '&:has(:disabled)': {
      background: vars.color.sunken,
      borderColor: vars.color.line,
      color: vars.color.inkDisabled,
      cursor: 'not-allowed',
    },
    '&:has(:focus-visible)': {
      outline: `${vars.border.thick} solid ${vars.color.focusOuter}`,
      outlineOffset: vars.border.thick,
      boxShadow: `0 0 0 ${vars.border.thick} ${vars.color.focusInner}`,
    },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } } },
});

export const dot = style({
  flexShrink: 0,
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  marginBlockStart: '0.0625rem',
  background: vars.color.field,
  border: `${vars.border.medium} solid ${vars.color.lineStrong}`,
  borderRadius: '50%',
  cursor: 'inherit',
  selectors: {
    '&:checked': { borderColor: vars.color.ink },
    '&::before': {
      content: '""',
      inlineSize: '0.625rem',
      blockSize: '0.625rem',
      background: vars.color.ink,
      borderRadius: '50%',
      scale: 0,
      transition: `scale ${stateMotion}`,
    },
    '&:checked::before': { scale: 1 },
    // The card draws the focus ring.
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&:checked::before': { background: 'Highlight' } } } },
});

export const content = style({ flexGrow: 1, display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const name = style({ fontWeight: vars.weight.medium });
export const description = style({
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
  selectors: { ':disabled ~ * > &': { color: 'inherit' } },
});
export const icon = style({ flexShrink: 0, color: vars.color.inkSoft });
