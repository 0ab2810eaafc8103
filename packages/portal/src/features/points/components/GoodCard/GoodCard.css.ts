import { style } from '@vanilla-extract/css';
import { displayFace, heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  overflow: 'hidden',
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
});
export const art = style({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  background: vars.color.band,
  selectors: { [`${card}[data-sold-out=true] &`]: { filter: 'grayscale(0.8)' } },
});
export const picture = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const kind = style({ position: 'absolute', insetBlockStart: vars.space[2], insetInlineStart: vars.space[2], display: 'flex' });
export const body = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  minInlineSize: 0,
  padding: `${vars.space[3]} ${vars.space[3]} 0`,
});
export const name = style([heading({ size: 'small' }), { overflowWrap: 'anywhere' }]);
export const price = style([
  displayFace,
  { display: 'flex', alignItems: 'center', gap: vars.space[2], fontSize: vars.size[3], fontVariantNumeric: 'tabular-nums' },
]);
export const coin = style({ flex: 'none', inlineSize: '1.5rem', blockSize: '1.5rem' });
export const soft = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
export const pays = style({ color: vars.color.money, fontWeight: vars.weight.bold });
export const foot = style({ display: 'grid', gap: vars.space[2], padding: vars.space[3] });
