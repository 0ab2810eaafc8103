import { style } from '@vanilla-extract/css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const recent = style({ display: 'grid', gap: vars.space[3] });
export const title = heading({ size: 'small' });
export const none = style({ color: vars.color.inkSoft });
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  color: 'inherit',
  textDecoration: 'none',
});

export const mark = style({ display: 'grid', color: vars.color.inkSoft });
export const words = style({ display: 'grid', minInlineSize: 0 });
export const kind = style({
  fontWeight: vars.weight.medium,
  selectors: { [`${row}:hover &`]: { textDecoration: 'underline' }, [`${row}[aria-current] &`]: { fontWeight: vars.weight.bold } },
});
export const date = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
export const figures = style({ display: 'grid', justifyItems: 'end', gap: vars.space[1] });
export const amount = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
