import { style } from '@vanilla-extract/css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const round = style({ display: 'grid', gap: vars.space[5] });
export const head = style({ display: 'grid', gap: vars.space[2] });
export const game = heading({ size: 'medium' });
export const about = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2], color: vars.color.inkSoft });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
});
export const name = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
export const value = style({ margin: 0, minInlineSize: 0 });

export const part = style({ display: 'grid', gap: vars.space[3] });
export const title = heading({ size: 'small' });
export const text = style({ color: vars.color.inkSoft });

export const movement = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  paddingBlock: vars.space[2],
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});
export const detail = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
export const atEnd = style([detail, { textAlign: 'end' }]);

export const facts = style({ display: 'grid', gap: vars.space[3] });
export const seed = style({
  display: 'block',
  marginBlockStart: vars.space[1],
  padding: vars.space[3],
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
  fontSize: vars.size[1],
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const steps = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[5],
  listStyle: 'decimal',
  overflowWrap: 'anywhere',
});
