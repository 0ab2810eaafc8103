import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { stateMotion } from '../motion.css.ts';

export const zone = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  paddingBlock: vars.space[5],
  paddingInline: vars.space[4],
  background: vars.color.field,
  border: `${vars.border.medium} dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  textAlign: 'center',
  transition: `border-color ${stateMotion}, background-color ${stateMotion}`,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&[data-over=true]': {
      background: vars.color.accentSoft,
      borderStyle: 'solid',
      borderColor: vars.color.ink,
      color: vars.color.onAccentSoft,
    },
    '&[data-invalid=true]': { borderColor: vars.color.negativeInk },
    '&:has(:disabled)': { background: vars.color.sunken, borderColor: vars.color.line, color: vars.color.inkDisabled },
    '&:has(:focus-visible)': {
      outline: `${vars.border.thick} solid ${vars.color.focusOuter}`,
      outlineOffset: vars.border.thick,
      boxShadow: `0 0 0 ${vars.border.thick} ${vars.color.focusInner}`,
    },
  },
});

/** The native file input covers the whole zone, so the browser handles presses and drops. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const choose = style({ fontWeight: vars.weight.medium });
export const drop = style({
  fontSize: vars.size[1],
  color: vars.color.inkSoft,
  selectors: { [`${zone}[data-over=true] &, ${input}:disabled ~ &`]: { color: 'inherit' } },
});

export const list = style({ display: 'grid', gap: vars.space[2] });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[2],
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  selectors: { '&[data-refused=true]': { borderColor: vars.color.negativeInk } },
});

export const preview = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  overflow: 'hidden',
  background: vars.color.sunken,
  color: vars.color.inkSoft,
  borderRadius: vars.radius.small,
});

export const picture = style({ inlineSize: '100%', blockSize: '100%' });
export const about = style({ display: 'grid', gap: '0.125rem', minInlineSize: 0 });
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: vars.weight.medium });
export const size = style({ color: vars.color.inkSoft, fontSize: vars.size[1], fontVariantNumeric: 'tabular-nums' });
export const refusal = style({ color: vars.color.negativeInk, fontSize: vars.size[1] });

const bar = { background: vars.color.ink, borderRadius: vars.radius.chip } as const;

export const progress = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '0.25rem',
  overflow: 'hidden',
  background: vars.color.line,
  border: 0,
  borderRadius: vars.radius.chip,
  selectors: { '&::-webkit-progress-bar': { background: 'transparent' }, '&::-webkit-progress-value': bar, '&::-moz-progress-bar': bar },
});
