import { style } from '@vanilla-extract/css';
import { displayFace } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const soft = style({ color: vars.color.inkSoft });
export const quick = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
/** Points on one side, money on the other. */
export const reckoning = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.color.band,
  color: vars.color.onBand,
  textAlign: 'center',
});
export const side = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const figure = style([
  displayFace,
  { fontSize: vars.size[5], fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere', lineHeight: 1.1 },
]);
export const unit = style({ color: vars.color.onBandSoft, fontSize: vars.size[1] });
