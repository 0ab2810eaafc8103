import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const ways = style({ display: 'grid', gap: vars.space[2] });

/** Words between two lines. */
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
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
  gap: vars.space[2],
  selectors: { '&[hidden]': { display: 'none' } },
});
