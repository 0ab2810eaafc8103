import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[4],
  '@media': { [from.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});

export const names = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const nickname = style([heading({ size: 'medium' }), { overflowWrap: 'anywhere', textTransform: 'none' }]);
export const account = style({ color: vars.color.inkSoft, overflowWrap: 'anywhere' });

export const actions = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': { [from.desktop]: { gridColumn: 'auto' } },
});
