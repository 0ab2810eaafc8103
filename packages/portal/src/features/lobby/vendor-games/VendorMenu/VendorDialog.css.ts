import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { from } from '@livery/ui/breakpoints.css';
import { stateMotion } from '@livery/ui/motion.css';

export const choice = style({ display: 'grid', alignContent: 'start', gap: vars.space[4], minBlockSize: '22rem' });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[2],
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const entry = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '4rem',
  paddingInline: vars.space[2],
  border: `${vars.border.medium} solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  transition: `border-color ${stateMotion}, background-color ${stateMotion}`,
  selectors: {
    '&:hover': { borderColor: vars.color.lineStrong },
    '&[aria-pressed=true]': { background: vars.color.accentSoft, borderColor: 'currentColor', color: vars.color.onAccentSoft },
  },
});

/** Shown if its logo fails to load. */
export const letters = style({ maxInlineSize: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
