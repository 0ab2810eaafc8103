import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { displayFace, heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const card = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    padding: vars.space[4],
    border: `${vars.border.thin} solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
  },
  variants: { isActive: { true: { background: vars.color.surface, boxShadow: vars.elevation.low }, false: {} } },
});
export const head = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[3] });
export const words = style({ display: 'grid', gap: vars.space[1], alignContent: 'start', minInlineSize: 0 });
export const title = heading({ size: 'small' });
export const worth = style({ display: 'grid', justifyItems: 'end', gap: vars.space[1] });
export const amount = style([
  displayFace,
  {
    color: vars.color.money,
    fontSize: vars.size[3],
    lineHeight: vars.leading.tight,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
]);
export const detail = style({
  display: 'grid',
  gap: vars.space[1],
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
  fontVariantNumeric: 'tabular-nums',
});
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[2] });
export const expiry = style({ display: 'flex', alignItems: 'center', gap: vars.space[1] });
