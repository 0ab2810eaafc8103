import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { vars } from '@livery/theme/vars.css';

export const filters = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[4],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
});

/** On a phone this leaves the first row in the upper half. */
export const narrow = style({ display: 'grid', gap: vars.space[3] });
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: vars.space[2] });

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  gap: vars.space[3],
  alignItems: 'end',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))' } },
});

/** Text beside an icon needs the whole row if two selects share one. */
export const file = style({ gridColumn: '1 / -1', '@media': { [from.tablet]: { gridColumn: 'auto' } } });

/** A single select is as wide as one of two. */
globalStyle(`${choices} > *`, { maxInlineSize: '24rem' });
