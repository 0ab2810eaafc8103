import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { displayFace, heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const row = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${vars.space[3]} ${vars.space[4]}`,
    padding: vars.space[4],
    border: `${vars.border.thin} solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
  },
  variants: {
    state: {
      open: {},
      claimable: { borderColor: vars.color.money, boxShadow: vars.elevation.low },
      claimed: { background: 'transparent' },
    },
  },
});

export const share = style([displayFace, { fontSize: vars.size[2], fontVariantNumeric: 'tabular-nums' }]);
export const words = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const title = heading({ size: 'small' });
export const goal = style({ color: vars.color.inkSoft });
export const done = style({ fontSize: vars.size[1], fontVariantNumeric: 'tabular-nums' });
export const reward = style({ display: 'grid', justifyItems: 'end', gap: vars.space[1], textAlign: 'end' });
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
export const kind = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
export const refusal = style({ gridColumn: '1 / -1' });
