import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const head = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [from.tablet]: { gridTemplateColumns: '12rem minmax(0, 1fr)', alignItems: 'center' } },
});
export const art = style({ aspectRatio: '4 / 3', overflow: 'hidden', borderRadius: vars.radius.medium, background: vars.color.band });
export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const words = style({ display: 'grid', gap: vars.space[2] });
export const soft = style({ color: vars.color.inkSoft });
export const pays = style({ color: vars.color.money, fontWeight: vars.weight.bold });
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const part = style({ display: 'grid', gap: vars.space[3] });
export const partTitle = heading({ size: 'small' });
export const done = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  textAlign: 'center',
});
export const coin = style({ inlineSize: '5rem', blockSize: '5rem' });
export const doneTitle = heading({ size: 'large' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[3] });
