import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const form = style({ display: 'grid', gap: vars.space[5] });

export const small = style({ color: vars.color.inkSoft, fontSize: vars.size[1], textAlign: 'center', textWrap: 'balance' });

export const waiting = style({ display: 'grid', gap: vars.space[3] });
export const waitingCard = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  border: `${vars.border.thin} solid ${vars.color.line}`,
});
