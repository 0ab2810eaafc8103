import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { vars } from '@livery/theme/vars.css';

export const list = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const card = style({ display: 'grid', gap: vars.space[3], blockSize: '100%' });
export const head = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: vars.space[3] });
export const league = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
export const sides = style({ display: 'grid', gap: vars.space[1], margin: 0, fontSize: vars.size[2], fontWeight: vars.weight.bold });
export const side = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[3], overflowWrap: 'anywhere' });
export const points = style({ fontVariantNumeric: 'tabular-nums' });
export const waiting = style({ margin: 0, color: vars.color.inkSoft, fontVariantNumeric: 'tabular-nums' });
