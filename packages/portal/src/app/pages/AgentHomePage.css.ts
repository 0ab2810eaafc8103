import { style } from '@vanilla-extract/css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const page = style({
  display: 'grid',
  gap: vars.space[4],
  maxInlineSize: '36rem',
  marginInline: 'auto',
  padding: vars.layout.gutter,
});

export const title = heading({ size: 'huge' });
export const text = style({ color: vars.color.inkSoft });
