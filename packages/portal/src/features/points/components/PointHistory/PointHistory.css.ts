import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});
export const name = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', gap: vars.space[3] });
export const picture = style({
  inlineSize: '3.5rem',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  objectFit: 'cover',
});
export const coin = style({ inlineSize: '2.5rem', blockSize: '2.5rem', justifySelf: 'center' });
export const words = style({ display: 'grid', minInlineSize: 0 });
export const soft = style({ color: vars.color.inkSoft, fontSize: vars.size[1], fontWeight: vars.weight.regular });
export const number = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const plus = style({
  color: vars.color.money,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
