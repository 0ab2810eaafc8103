import { style } from '@vanilla-extract/css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space[4],
  minBlockSize: '100dvh',
  padding: vars.layout.gutter,
  textAlign: 'center',
});

export const title = heading({ size: 'large' });
export const text = style({ maxInlineSize: '26rem', color: vars.color.inkSoft });
