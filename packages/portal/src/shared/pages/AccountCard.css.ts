import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const card = style({
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  padding: vars.space[4],
  '@media': { [from.tablet]: { padding: vars.space[5] } },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space[4]} ${vars.space[3]}`,
  '@media': { [from.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});

export const mark = style({ display: 'grid', alignContent: 'start', color: vars.color.inkSoft });
export const words = style({ display: 'grid', alignContent: 'start', gap: vars.space[1], minInlineSize: 0 });
export const title = heading({ size: 'small' });
export const text = style({ color: vars.color.inkSoft, maxInlineSize: '60ch' });
export const action = style({
  gridColumn: '1 / -1',
  display: 'grid',
  '@media': { [from.tablet]: { gridColumn: 'auto', alignSelf: 'center' } },
});
export const content = style({ marginBlockStart: vars.space[4] });
