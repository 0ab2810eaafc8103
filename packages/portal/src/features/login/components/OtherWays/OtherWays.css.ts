import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const ways = style({ display: 'grid', gap: vars.space[2] });

/** Text between two lines. */
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
  '::before': { content: '', flex: 1, borderBlockStart: `${vars.border.thin} solid ${vars.color.line}` },
  '::after': { content: '', flex: 1, borderBlockStart: `${vars.border.thin} solid ${vars.color.line}` },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  selectors: { '&[hidden]': { display: 'none' } },
});

/** Side by side if their labels fit on one line, otherwise stacked. */
globalStyle(`${row} > button`, { flex: '1 1 max-content', paddingInline: vars.space[4] });
