import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const parts = style({ display: 'grid', gap: vars.space[5] });

export const waitingCard = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[5],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
});

export const waitingTile = style({ display: 'grid', blockSize: '7rem' });

export const waitingCards = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
});
