import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { fadeIn, placeMotion, reducedMotion } from '@livery/ui/motion.css';
import { displayFace } from '@livery/ui/typography.css';

export const slip = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });
export const tools = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: vars.space[2] });

export const bets = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const bet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
  animation: `${fadeIn} ${placeMotion}`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});
export const words = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const name = style({ fontWeight: vars.weight.bold });
export const picks = style([displayFace, { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }]);
export const soft = style({ color: vars.color.inkSoft, fontSize: vars.size[1], fontVariantNumeric: 'tabular-nums' });
export const cost = style({ fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums', textAlign: 'end' });

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1] });
export const plan = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });
export const pair = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start', gap: vars.space[3] });
export const counter = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[1],
});
export const counterLabel = style({ gridColumn: '1 / -1', fontSize: vars.size[1], fontWeight: vars.weight.medium });
export const counterInput = style({
  minInlineSize: 0,
  paddingInline: vars.space[1],
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size[1],
  fontVariantNumeric: 'tabular-nums',
});
export const tableFrame = style({ maxBlockSize: '16rem', overflowY: 'auto' });
export const cell = style({ paddingBlock: vars.space[1], textAlign: 'end', selectors: { '&:first-child': { textAlign: 'start' } } });

export const place = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });
export const total = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: vars.space[3] });
export const amount = style([displayFace, { fontSize: vars.size[4], fontVariantNumeric: 'tabular-nums' }]);
export const changes = style({ display: 'grid', gap: vars.space[1] });
