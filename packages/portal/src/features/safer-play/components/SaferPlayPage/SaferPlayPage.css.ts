import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { from } from '@livery/ui/breakpoints.css';
import { stateMotion } from '@livery/ui/motion.css';
import { heading } from '@livery/ui/typography.css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6], minInlineSize: 0 });
export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4], minInlineSize: 0 });
export const panel = style([
  section,
  {
    padding: vars.space[5],
    border: `${vars.border.thin} solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    background: vars.color.raised,
    boxShadow: vars.elevation.low,
  },
]);
export const title = style([heading({ size: 'large' })]);
export const text = style({ maxInlineSize: '65ch', color: vars.color.inkSoft, textWrap: 'pretty' });

export const age = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });
export const ageMark = style([
  heading({ size: 'medium' }),
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '3.5rem',
    blockSize: '3.5rem',
    border: `${vars.border.thick} solid currentColor`,
    borderRadius: '50%',
  },
]);

export const clock = style([heading({ size: 'huge' }), { fontVariantNumeric: 'tabular-nums' }]);

export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] });
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: vars.control.height,
  paddingInline: vars.space[4],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  transition: `border-color ${stateMotion}`,
  ':hover': { borderColor: vars.color.lineStrong },
});

export const questions = style({ display: 'grid', gap: vars.space[5], counterReset: 'question', containerType: 'inline-size' });
export const question = style({ display: 'grid', gap: vars.space[3] });
export const legend = style({ paddingBlockEnd: vars.space[2], fontWeight: vars.weight.medium });
export const answers = style({
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@container': {
    '(max-width: 18rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '(min-width: 40rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const answer = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.control.height,
  paddingInline: vars.space[3],
  border: `${vars.border.medium} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.lineStrong },
    '&:has(:checked)': { borderColor: 'currentColor', background: vars.color.accentSoft, color: vars.color.onAccentSoft },
    '&:has(:focus-visible)': { outline: `${vars.border.thick} solid ${vars.color.focusOuter}`, outlineOffset: '2px' },
  },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
