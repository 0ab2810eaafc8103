import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { from } from '../breakpoints.css.ts';
import { stateMotion } from '../motion.css.ts';

const oneRow = '"previous pages next"';
/** The most pages that fit a phone beside the arrows. */
const isLong = ':has(li:nth-child(6))';

/** More pages fit a phone if the arrows go below them. */
export const pagination = style({
  display: 'grid',
  gridTemplateAreas: oneRow,
  justifyContent: 'center',
  gap: vars.space[2],
  selectors: { [`&${isLong}`]: { gridTemplateAreas: '"pages pages" "previous next"' } },
  '@media': { [from.tablet]: { selectors: { [`&${isLong}`]: { gridTemplateAreas: oneRow } } } },
});

export const list = style({
  gridArea: 'pages',
  display: 'flex',
  justifyContent: 'center',
  '@media': { [from.tablet]: { gap: vars.space[1] } },
});

const cell = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 'min(2.75rem, 13vw - 0.4rem)',
  minBlockSize: '2.75rem',
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  transition: `background-color ${stateMotion}, color ${stateMotion}`,
});

export const page = style([
  cell,
  {
    selectors: {
      '&:hover': { background: vars.color.sunken },
      '&[aria-current=page]': { background: vars.color.accent, color: vars.color.onAccent, fontWeight: vars.weight.bold },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[aria-current=page]': { border: `${vars.border.thick} solid Highlight` } } } },
  },
]);

export const gap = style({ alignSelf: 'center', minInlineSize: '1.25rem', textAlign: 'center', color: vars.color.inkSoft });

const step = style([
  cell,
  {
    border: `${vars.border.thin} solid ${vars.color.line}`,
    selectors: {
      [`${pagination}${isLong} > &`]: { minInlineSize: vars.space[8] },
      '&:not([aria-hidden=true]):hover': { background: vars.color.sunken },
      '&[aria-hidden=true]': { color: vars.color.inkDisabled, cursor: 'not-allowed' },
    },
    '@media': {
      [from.tablet]: { borderColor: 'transparent', selectors: { [`${pagination}${isLong} > &`]: { minInlineSize: '2.75rem' } } },
    },
  },
]);

export const previous = style([step, { gridArea: 'previous', justifySelf: 'end' }]);
export const next = style([step, { gridArea: 'next', justifySelf: 'start' }]);
