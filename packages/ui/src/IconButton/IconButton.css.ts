import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';
import { stateMotion } from '../motion.css.ts';

const isEnabled = '&:not([aria-disabled=true])';

export const iconButton = recipe({
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    border: `${vars.border.medium} solid transparent`,
    borderRadius: vars.radius.control,
    textDecoration: 'none',
    touchAction: 'manipulation',
    transition: `background-color ${stateMotion}, border-color ${stateMotion}, color ${stateMotion}`,
    selectors: { '&[aria-disabled=true]': { color: vars.color.inkDisabled, cursor: 'not-allowed' } },
  },
  variants: {
    variant: {
      quiet: {
        color: vars.color.ink,
        selectors: { [`${isEnabled}:hover`]: { background: vars.color.sunken } },
      },
      plain: {
        color: vars.color.ink,
        borderColor: vars.color.line,
        background: vars.color.surface,
        selectors: { [`${isEnabled}:hover`]: { borderColor: vars.color.lineStrong } },
      },
      solid: {
        color: vars.color.ink,
        background: vars.color.raised,
        selectors: { [`${isEnabled}:hover`]: { background: vars.color.sunken } },
      },
      band: {
        color: vars.color.onBand,
        selectors: { [`${isEnabled}:hover`]: { borderColor: 'currentColor' } },
      },
    },
  },
  defaultVariants: { variant: 'quiet' },
});

export const mark = style({
  position: 'absolute',
  // At the corner, growing outwards, so that the icon stays visible.
  insetBlockStart: '-0.0625rem',
  insetInlineStart: 'calc(50% + 0.1875rem)',
  boxShadow: `0 0 0 ${vars.border.medium} ${vars.color.surface}`,
  minInlineSize: '1.125rem',
  blockSize: '1.125rem',
  paddingInline: vars.space[1],
  background: vars.color.negative,
  color: vars.color.onNegative,
  borderRadius: vars.radius.chip,
  fontSize: '0.75rem',
  fontWeight: vars.weight.bold,
  lineHeight: '1.125rem',
  textAlign: 'center',
});
