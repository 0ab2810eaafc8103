import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';
import { stateMotion } from '../motion.css.ts';

export const field = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: vars.space[2] });

export const label = style({ fontSize: vars.size[2], fontWeight: vars.weight.medium });

export const mark = style({ color: vars.color.inkSoft, fontSize: vars.size[1], fontWeight: vars.weight.regular });

export const reason = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
});

export const hint = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });

export const error = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[1],
  color: vars.color.negativeInk,
  fontSize: vars.size[1],
});

/** The box of a control, with a border that is visible on every surface. */
export const box = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.control.height,
  background: vars.color.field,
  border: `${vars.border.medium} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  transition: `border-color ${stateMotion}, background-color ${stateMotion}`,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    // `:focus-within` comes first, because the critical styles omit rules that start with it.
    '&:focus-within:has(:focus-visible)': { borderColor: vars.color.ink },
    '&:focus-within:has(:is(input, select, textarea):focus-visible)': {
      outline: `${vars.border.thick} solid ${vars.color.focusOuter}`,
      outlineOffset: vars.border.thick,
      boxShadow: `0 0 0 ${vars.border.thick} ${vars.color.focusInner}`,
    },
    '&:has(:is(input, select):disabled, [aria-disabled=true])': {
      background: vars.color.sunken,
      borderColor: vars.color.line,
      color: vars.color.inkDisabled,
    },
  },
});

/** The same for a control that can be invalid. */
export const fieldBox = recipe({
  base: box,
  variants: {
    isInvalid: {
      true: {
        borderColor: vars.color.negativeInk,
        // Errors differ in weight too, not only in colour.
        boxShadow: `inset 0 0 0 ${vars.border.thin} ${vars.color.negativeInk}`,
        selectors: { '&:hover': { borderColor: vars.color.negativeInk } },
      },
    },
  },
});

/** The box draws the focus ring, not the control inside it. */
export const control = style({
  flexGrow: 1,
  alignSelf: 'stretch',
  minInlineSize: 0,
  paddingInline: vars.space[4],
  background: 'transparent',
  border: 0,
  borderRadius: 'inherit',
  outline: 'none',
  boxShadow: 'none',
  appearance: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&[aria-disabled=true]': { cursor: 'not-allowed' },
    '&:autofill': { boxShadow: `inset 0 0 0 100vmax ${vars.color.field}`, WebkitTextFillColor: vars.color.ink },
  },
});

/** A prefix or suffix: a currency, a unit. */
export const affix = style({ flexShrink: 0, color: vars.color.inkSoft, whiteSpace: 'nowrap' });

export const icon = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  paddingInlineStart: vars.space[4],
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  color: vars.color.inkSoft,
});
