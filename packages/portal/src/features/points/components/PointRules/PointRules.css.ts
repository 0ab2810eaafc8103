import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { displayFace, heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });
export const lead = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  padding: vars.space[5],
  borderRadius: vars.radius.large,
  background: vars.color.band,
  color: vars.color.onBand,
});
export const coin = style({ inlineSize: '4.5rem', blockSize: '4.5rem' });
export const formula = style([displayFace, { fontSize: vars.size[4], lineHeight: 1.25, textWrap: 'balance' }]);
export const bandSoft = style({ color: vars.color.onBandSoft });
export const words = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const section = style({ display: 'grid', gap: vars.space[3] });
export const title = heading({ size: 'medium' });
export const list = style({ border: `${vars.border.thin} solid ${vars.color.line}`, borderRadius: vars.radius.medium, overflow: 'hidden' });
export const row = recipe({
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: vars.space[4],
    padding: `${vars.space[3]} ${vars.space[4]}`,
    borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
    selectors: { '&:last-child': { borderBlockEnd: 0 } },
  },
  variants: { isOwn: { true: { background: vars.color.sunken, fontWeight: vars.weight.bold }, false: {} } },
});
export const factor = style([displayFace, { color: vars.color.money, fontVariantNumeric: 'tabular-nums' }]);
export const level = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const rules = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
  maxInlineSize: '70ch',
});
