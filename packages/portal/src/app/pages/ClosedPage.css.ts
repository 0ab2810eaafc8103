import { style } from '@vanilla-extract/css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const page = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'center',
  gap: vars.space[4],
  minBlockSize: '100dvh',
  maxInlineSize: '36rem',
  marginInline: 'auto',
  padding: vars.layout.gutter,
});

export const title = heading({ size: 'huge' });
export const detail = style({ color: vars.color.inkSoft, fontWeight: vars.weight.medium });
