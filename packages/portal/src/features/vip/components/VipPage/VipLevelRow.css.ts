import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from as fromWidth } from '@livery/ui/breakpoints.css';
import { displayFace, heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const row = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    padding: `${vars.space[3]} ${vars.space[4]}`,
    borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
    selectors: { '&:last-child': { borderBlockEnd: 0 } },
  },
  variants: { isOwn: { true: { background: vars.color.sunken }, false: {} } },
});
export const emblem = style({ display: 'grid', inlineSize: '2.75rem', blockSize: '2.75rem' });
export const words = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const name = style([heading({ size: 'small' }), { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] }]);
export const from = style({ color: vars.color.inkSoft, fontSize: vars.size[1], fontVariantNumeric: 'tabular-nums' });
export const reward = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  '@media': { [fromWidth.tablet]: { flexDirection: 'row', alignItems: 'center' } },
});
export const amount = style([displayFace, { color: vars.color.money, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }]);
export const locked = style({ display: 'grid', placeContent: 'center', minInlineSize: '2.75rem', color: vars.color.inkSoft });
export const refusal = style({ gridColumn: '1 / -1' });
