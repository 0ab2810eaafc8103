import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';
import { layer } from '../layers.css.ts';
import { reducedMotion, stateMotion } from '../motion.css.ts';
import { displayFace } from '../typography.css.ts';

const isEnabled = '&:not([aria-disabled=true])';

export const button = recipe({
  base: [
    displayFace,
    {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minBlockSize: vars.control.height,
      minInlineSize: vars.control.height,
      paddingInline: vars.space[5],
      // Transparent instead of none, because forced colours draw it and so show the button's shape.
      border: `${vars.border.medium} solid transparent`,
      borderRadius: vars.radius.control,
      fontSize: vars.size[2],
      lineHeight: vars.leading.tight,
      textAlign: 'center',
      textDecoration: 'none',
      userSelect: 'none',
      touchAction: 'manipulation',
      transition: `background-color ${stateMotion}, border-color ${stateMotion}, color ${stateMotion}, transform ${stateMotion}`,
      selectors: {
        [`${isEnabled}:active`]: { transform: 'scale(0.98)' },
      },
      '@media': { [reducedMotion]: { selectors: { [`${isEnabled}:active`]: { transform: 'none' } } } },
    },
  ],
  variants: {
    variant: {
      action: {
        background: vars.color.action,
        color: vars.color.onAction,
        selectors: {
          [`${isEnabled}:hover`]: { background: vars.color.actionHover },
          [`${isEnabled}:active`]: { background: vars.color.actionActive },
        },
      },
      plain: {
        background: vars.color.field,
        borderColor: vars.color.lineStrong,
        color: vars.color.ink,
        selectors: {
          [`${isEnabled}:hover`]: { borderColor: vars.color.ink },
          [`${isEnabled}:active`]: { background: vars.color.sunken },
        },
      },
      quiet: {
        paddingInline: vars.space[3],
        background: 'transparent',
        color: vars.color.link,
        selectors: {
          [`${isEnabled}:hover`]: { background: vars.color.sunken, color: vars.color.linkHover },
          [`${isEnabled}:active`]: { background: vars.color.sunken },
        },
      },
      danger: {
        background: vars.color.negative,
        color: vars.color.onNegative,
        selectors: {
          [`${isEnabled}:hover`]: { textDecoration: 'underline' },
        },
      },
    },
    size: {
      small: { minBlockSize: '2.75rem', paddingInline: vars.space[4] },
      medium: {},
      large: { minBlockSize: `calc(${vars.control.height} + ${vars.space[2]})`, paddingInline: vars.space[6], fontSize: vars.size[3] },
    },
    block: { true: { inlineSize: '100%' } },
    isDisabled: {
      true: {
        background: vars.color.sunken,
        borderColor: vars.color.line,
        color: vars.color.inkDisabled,
        cursor: 'not-allowed',
      },
    },
    isLoading: { true: { cursor: 'progress' } },
  },
  defaultVariants: { variant: 'plain', size: 'medium' },
});

export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  transition: `opacity ${stateMotion}`,
  selectors: { [`[aria-busy=true] > &`]: { opacity: 0 } },
});

export const label = style({ overflowWrap: 'break-word' });

export const loading = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

export const reasonAnchor = recipe({
  base: { position: 'relative', display: 'inline-flex' },
  variants: { block: { true: { display: 'flex', inlineSize: '100%' } } },
});

/** Visible on hover and focus. The same text is the button's description. */
export const reason = style({
  position: 'absolute',
  zIndex: layer.neighbour,
  insetBlockStart: `calc(100% + ${vars.space[2]})`,
  insetInlineStart: '50%',
  translate: '-50%',
  inlineSize: 'max-content',
  maxInlineSize: 'min(18rem, 60vw)',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  background: vars.color.ink,
  color: vars.color.ground,
  borderRadius: vars.radius.small,
  fontSize: vars.size[1],
  // Not just invisible, because it would still widen the page.
  display: 'none',
  opacity: 1,
  pointerEvents: 'none',
  transition: `opacity ${stateMotion}`,
  selectors: { [`${reasonAnchor.classNames.base}:is(:hover, :focus-within) > &`]: { display: 'block' } },
  '@starting-style': { opacity: 0 },
});
