import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const odds = style({ display: 'grid', gap: vars.space[3] });
export const list = style({ display: 'grid' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});
export const prize = style({ fontWeight: vars.weight.medium });
export const chance = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
export const soft = style({ color: vars.color.inkSoft, fontSize: vars.size[1], overflowWrap: 'anywhere' });
