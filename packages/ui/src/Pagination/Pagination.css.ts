import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { from } from '../breakpoints.css.ts';
import { stateMotion } from '../motion.css.ts';

/** On a phone, shows the first, current and last page between the arrows. */
export const pagination = style({
  display: 'grid',
  gridTemplateAreas: '"previous pages next"',
  justifyContent: 'center',
  alignItems: 'center',
  gap: vars.space[2],
});

export const list = style({
  gridArea: 'pages',
  display: 'flex',
  justifyContent: 'center',
  '@media': { [from.tablet]: { gap: vars.space[1] } },
});

const belowTablet = `not all and ${from.tablet}`;

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

const dots = { minInlineSize: '1.25rem', textAlign: 'center', color: vars.color.inkSoft } as const;
export const gap = style({ ...dots, alignSelf: 'center', '@media': { [belowTablet]: { display: 'none' } } });
export const far = style({ '@media': { [belowTablet]: { display: 'none' } } });
export const near = style({
  display: 'flex',
  alignItems: 'center',
  '@media': { [belowTablet]: { selectors: { [`${far} + &::before, ${gap} + &::before`]: { ...dots, content: '"…"' } } } },
});

const step = style([
  cell,
  {
    border: `${vars.border.thin} solid ${vars.color.line}`,
    selectors: {
      '&:not([aria-hidden=true]):hover': { background: vars.color.sunken },
      '&[aria-hidden=true]': { color: vars.color.inkDisabled, cursor: 'not-allowed' },
    },
    '@media': { [from.tablet]: { borderColor: 'transparent' } },
  },
]);

export const previous = style([step, { gridArea: 'previous', justifySelf: 'end' }]);
export const next = style([step, { gridArea: 'next', justifySelf: 'start' }]);
