import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { vars } from '@livery/theme/vars.css';

export const tools = style({ marginBlockStart: vars.space[4] });
export const head = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'start', gap: vars.space[3] });
export const amount = style({ fontSize: vars.size[3], fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' });
export const card = style({ display: 'grid', gap: vars.space[4] });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  margin: 0,
  '@media': { [from.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto minmax(0, 1fr)' } },
});
export const term = style({ color: vars.color.inkSoft });
export const value = style({ margin: 0, overflowWrap: 'anywhere' });

export const steps = style({ display: 'grid', gap: vars.space[1], fontSize: vars.size[1], color: vars.color.inkSoft });
