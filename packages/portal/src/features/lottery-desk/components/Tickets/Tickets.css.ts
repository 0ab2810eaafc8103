import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';
import { from } from '@livery/ui/breakpoints.css';
import { displayFace, heading } from '@livery/ui/typography.css';

export const tickets = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[3] });
export const title = heading({ size: 'large' });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[3],
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const ticket = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  padding: vars.space[4],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.raised,
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const name = heading({ size: 'small' });
export const soft = style({ color: vars.color.inkSoft, fontSize: vars.size[1], fontVariantNumeric: 'tabular-nums' });
export const money = style({ fontVariantNumeric: 'tabular-nums' });
export const won = style({ color: vars.color.money });
export const details = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });
export const drawn = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const slots = style({ display: 'grid', gap: vars.space[2] });
export const slot = style({ display: 'grid', gap: vars.space[1] });
export const numbers = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });
export const number = recipe({
  base: [
    displayFace,
    {
      display: 'grid',
      placeItems: 'center',
      minInlineSize: '2rem',
      blockSize: '2rem',
      paddingInline: vars.space[2],
      border: `${vars.border.thin} solid ${vars.color.line}`,
      borderRadius: vars.radius.chip,
      fontVariantNumeric: 'tabular-nums',
    },
  ],
  variants: {
    isHit: { true: { background: vars.color.accent, borderColor: vars.color.accent, color: vars.color.onAccent }, false: {} },
  },
});
