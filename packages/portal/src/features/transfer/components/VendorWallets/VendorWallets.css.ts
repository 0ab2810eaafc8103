import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const section = style({ display: 'grid', gap: vars.space[4] });

export const head = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});
export const words = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const title = heading({ size: 'small' });
export const text = style({ color: vars.color.inkSoft, maxInlineSize: '60ch' });
export const results = style({ display: 'grid', gap: vars.space[1], marginBlockStart: vars.space[1] });
