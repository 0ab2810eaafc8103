import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';
import { reducedMotion, stateMotion } from '../motion.css.ts';

const hasAnchors = '(position-area: block-end)';

export const menu = recipe({
  base: {
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    marginBlock: vars.space[2],
    minInlineSize: '14rem',
    maxInlineSize: `calc(100vw - 2 * ${vars.space[4]})`,
    maxBlockSize: '70dvh',
    overflowY: 'auto',
    padding: vars.space[2],
    background: vars.color.raised,
    color: vars.color.ink,
    border: `${vars.border.thin} solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    boxShadow: vars.elevation.medium,
    opacity: 0,
    transform: 'translateY(-0.25rem)',
    transition: `opacity ${stateMotion}, display ${stateMotion} allow-discrete, overlay ${stateMotion} allow-discrete, transform ${stateMotion}`,
    selectors: { '&:popover-open': { opacity: 1, transform: 'none' } },
    '@starting-style': { selectors: { '&:popover-open': { opacity: 0, transform: 'translateY(-0.25rem)' } } },
    '@media': { [reducedMotion]: { transform: 'none' } },
    '@supports': { [hasAnchors]: { positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline' } },
  },
  variants: {
    align: {
      start: { '@supports': { [hasAnchors]: { positionArea: 'block-end span-inline-end' } } },
      end: { '@supports': { [hasAnchors]: { positionArea: 'block-end span-inline-start' } } },
    },
  },
});

export const header = style({
  padding: vars.space[3],
  marginBlockEnd: vars.space[2],
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
});

export const item = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    inlineSize: '100%',
    minBlockSize: '2.75rem',
    paddingInline: vars.space[3],
    borderRadius: vars.radius.small,
    color: vars.color.ink,
    textDecoration: 'none',
    outlineOffset: `calc(-1 * ${vars.border.thick})`,
    transition: `background-color ${stateMotion}`,
    selectors: {
      '&:hover, &:focus-visible': { background: vars.color.sunken },
      '&[aria-current]': { background: vars.color.accentSoft, color: vars.color.onAccentSoft, fontWeight: vars.weight.medium },
    },
  },
  variants: {
    tone: { plain: {}, danger: { color: vars.color.negativeInk } },
    startsGroup: { true: { marginBlockStart: vars.space[3], selectors: { '&::before': groupLine() } } },
  },
});

function groupLine() {
  return {
    content: '""',
    position: 'absolute',
    insetInline: vars.space[2],
    marginBlockStart: `calc(-2.75rem - ${vars.space[3]})`,
    borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
  } as const;
}

export const label = style({ flexGrow: 1, minInlineSize: 0 });
export const detail = style({
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
  selectors: { '[aria-current] > &': { color: 'inherit' } },
});
