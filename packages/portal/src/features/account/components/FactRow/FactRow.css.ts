import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { vars } from '@livery/theme/vars.css';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  paddingBlock: vars.space[2],
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(8rem, 14rem) minmax(0, 1fr) auto' } },
});

export const name = style({ color: vars.color.inkSoft, fontSize: vars.size[1], '@media': { [from.tablet]: { fontSize: 'inherit' } } });

export const fact = style({
  gridRow: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  '@media': { [from.tablet]: { gridRow: 'auto' } },
});

export const value = style({ overflowWrap: 'anywhere' });
export const none = style({ color: vars.color.inkSoft });
export const action = style({
  gridRow: '1 / span 2',
  gridColumn: 2,
  '@media': { [from.tablet]: { gridRow: 'auto', gridColumn: 'auto' } },
});
