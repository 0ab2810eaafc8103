import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { displayFace } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

const colours = {
  cash: vars.color.action,
  vendors: vars.color.onBand,
  bonus: vars.color.accent,
  held: vars.color.onBandSoft,
};

export const card = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[4],
  borderRadius: vars.radius.large,
  background: vars.color.band,
  color: vars.color.onBand,
  '@media': { [from.tablet]: { padding: vars.space[5] } },
});

export const head = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: vars.space[3] });
export const total = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const soft = style({ color: vars.color.onBandSoft });
export const huge = style([
  displayFace,
  { fontSize: vars.size[4], lineHeight: vars.leading.tight, '@media': { [from.tablet]: { fontSize: vars.size[5] } } },
]);
export const actions = style({ display: 'flex' });

export const bar = style({
  display: 'flex',
  gap: vars.space[1],
  blockSize: vars.space[2],
  overflow: 'hidden',
  borderRadius: vars.radius.chip,
});
const segment = style({ flexBasis: vars.space[2], minInlineSize: vars.space[2], borderRadius: vars.radius.chip });
export const share = styleVariants(colours, (background) => [segment, { background }]);

export const parts = style({
  display: 'grid',
  gap: `${vars.space[4]} ${vars.space[4]}`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const part = style({ display: 'grid', alignContent: 'start', gap: vars.space[1], minInlineSize: 0 });
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.onBandSoft,
  fontSize: vars.size[1],
});
const dot = style({ flex: 'none', inlineSize: vars.space[2], blockSize: vars.space[2], borderRadius: vars.radius.chip });
export const swatch = styleVariants(colours, (background) => [dot, { background }]);
export const amount = style({ fontSize: vars.size[3] });
