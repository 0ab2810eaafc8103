import { style } from '@vanilla-extract/css';
import { displayFace, heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] });
export const total = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[6]} ${vars.space[4]}`,
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  textAlign: 'center',
});
export const label = style({ color: vars.color.inkSoft });
export const zero = style({ maxInlineSize: '40ch' });
export const last = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
export const types = style({ display: 'grid', gap: vars.space[3] });
export const title = heading({ size: 'medium' });
export const list = style({ border: `${vars.border.thin} solid ${vars.color.line}`, borderRadius: vars.radius.medium });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});
export const mark = style({ display: 'grid', color: vars.color.inkSoft });
export const words = style({ display: 'grid', minInlineSize: 0 });
export const name = style({ fontWeight: vars.weight.medium });
export const detail = style({ color: vars.color.inkSoft, fontSize: vars.size[1], fontVariantNumeric: 'tabular-nums' });
const amount = style([displayFace, { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }]);
export const earned = style([amount, { color: vars.color.money, fontSize: vars.size[3] }]);
export const nothing = style([amount, { color: vars.color.inkSoft }]);
