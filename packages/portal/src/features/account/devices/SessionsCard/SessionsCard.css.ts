import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
});

export const mark = style({ display: 'grid', color: vars.color.inkSoft });
export const about = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2], fontWeight: vars.weight.medium });
export const detail = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
