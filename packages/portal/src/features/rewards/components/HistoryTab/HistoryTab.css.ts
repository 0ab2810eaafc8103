import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const content = style({ display: 'grid', gap: vars.space[4] });
export const list = style({ display: 'grid' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  paddingBlock: vars.space[3],
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});
export const picture = style({ inlineSize: '3rem', blockSize: '3rem' });
export const words = style({ display: 'grid', minInlineSize: 0 });
export const title = style({ fontWeight: vars.weight.medium });
export const soft = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
export const amount = style({
  display: 'grid',
  justifyItems: 'end',
  gap: vars.space[1],
  color: vars.color.money,
  fontWeight: vars.weight.bold,
  textAlign: 'end',
});
export const proof = style({ gridColumn: '1 / -1' });
