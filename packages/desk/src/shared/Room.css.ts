import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginBlockEnd: vars.space[4],
  '@media': { [from.tablet]: { marginBlockEnd: vars.space[5] } },
});

export const words = style({ display: 'grid', gap: vars.space[1], flex: '1 1 20rem', minInlineSize: 0, maxInlineSize: '44rem' });
export const title = heading({ size: 'large' });
export const lead = style({ color: vars.color.inkSoft });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const part = style({ marginBlockStart: vars.space[4] });
