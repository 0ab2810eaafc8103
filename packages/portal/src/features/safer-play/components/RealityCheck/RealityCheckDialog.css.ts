import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { heading } from '@livery/ui/typography.css';

export const content = style({ display: 'grid', gap: vars.space[4] });
export const time = style([heading({ size: 'huge' }), { textAlign: 'center', fontVariantNumeric: 'tabular-nums' }]);
export const facts = style({ display: 'grid', borderBlockStart: `${vars.border.thin} solid ${vars.color.line}` });
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
});
export const term = style({ color: vars.color.inkSoft });
export const amount = style({ margin: 0, fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' });
