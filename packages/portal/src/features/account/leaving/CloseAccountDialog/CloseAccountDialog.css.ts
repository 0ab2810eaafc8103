import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const content = style({ display: 'grid', gap: vars.space[4] });
export const text = style({ color: vars.color.inkSoft });
export const points = style({ display: 'grid', gap: vars.space[2] });
export const point = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space[3], alignItems: 'start' });
export const mark = style({ display: 'grid', alignItems: 'center', blockSize: '1.5em', color: vars.color.inkSoft });
export const blocker = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});
