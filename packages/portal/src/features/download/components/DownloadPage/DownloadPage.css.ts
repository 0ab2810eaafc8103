import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const apps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: 0,
  listStyle: 'none',
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const app = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  alignItems: 'center',
  padding: vars.space[5],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.raised,
  boxShadow: vars.elevation.low,
  '@media': {
    [from.tablet]: { gridTemplateColumns: '200px minmax(0, 1fr)' },
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr', justifyItems: 'center', textAlign: 'center' },
  },
});

/** The default size of a code (specification, section 9). Hidden on phones, which cannot scan themselves. */
export const code = style({
  display: 'none',
  overflow: 'hidden',
  inlineSize: '200px',
  blockSize: '200px',
  borderRadius: vars.radius.medium,
  '@media': { [from.tablet]: { display: 'block' } },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  justifyItems: 'start',
  '@media': { [from.desktop]: { gridTemplateRows: 'auto 1fr auto', justifyItems: 'center', blockSize: '100%' } },
});
export const name = style([heading({ size: 'medium' }), { display: 'flex', alignItems: 'center', gap: vars.space[2] }]);
export const title = style([heading({ size: 'large' })]);
export const text = style({ color: vars.color.inkSoft, textWrap: 'pretty' });
export const guide = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  marginBlockEnd: vars.space[4],
  padding: 0,
  listStyle: 'none',
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const step = style({
  display: 'flex',
  gap: vars.space[4],
  padding: vars.space[4],
  borderRadius: vars.radius.large,
  background: vars.color.surface,
});

export const number = style([
  heading({ size: 'medium' }),
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '2.5rem',
    blockSize: '2.5rem',
    borderRadius: vars.radius.chip,
    background: vars.color.accentSoft,
    color: vars.color.onAccentSoft,
  },
]);
