import { style } from '@vanilla-extract/css';
import { stateMotion } from '@livery/ui/motion.css';
import { vars } from '@livery/theme/vars.css';

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const item = style({
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const title = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minBlockSize: '3rem',
  paddingBlock: vars.space[2],
  fontWeight: vars.weight.medium,
  // Hides the browser's own triangle, because the chevron is on the other side.
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const words = style({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const chevron = style({
  flexShrink: 0,
  color: vars.color.inkSoft,
  transition: `transform ${stateMotion}`,
  selectors: { 'details[open] &': { transform: 'rotate(180deg)' } },
});

export const date = style({ flexShrink: 0, color: vars.color.inkSoft, fontSize: vars.size[1], fontWeight: vars.weight.regular });
