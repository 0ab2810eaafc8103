import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { control } from '../Field/Field.css.ts';

/** An invisible select over the code. Its list shows names, but the field has room only for the code. */
export const country = style({
  position: 'relative',
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  gap: vars.space[1],
  minInlineSize: '2.75rem',
  paddingInline: `${vars.space[4]} ${vars.space[3]}`,
  borderInlineEnd: `${vars.border.thin} solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:has(:focus-visible)': { background: vars.color.accentSoft, color: vars.color.onAccentSoft } },
});

export const select = style([
  control,
  { position: 'absolute', inset: 0, inlineSize: '100%', opacity: 0, cursor: 'pointer', selectors: { '&:disabled': { opacity: 0 } } },
]);

export const input = style([control, { fontVariantNumeric: 'tabular-nums' }]);
