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
  // The wave is at the end of the page.
  paddingBlockEnd: vars.space[8],
});

export const wave = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  inlineSize: '100%',
  blockSize: vars.space[7],
  color: vars.color.band,
  pointerEvents: 'none',
});

/** Uses the brand's corners and strokes. */
export const sign = style({
  inlineSize: '6rem',
  blockSize: 'auto',
  color: vars.color.onAction,
  strokeLinecap: vars.control.iconCap as 'round',
  strokeLinejoin: vars.control.iconJoin as 'round',
});
export const plate = style({ rx: vars.radius.large, fill: vars.color.action });
export const symbol = style({ strokeWidth: 5 });

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
export const title = heading({ size: 'huge' });
export const detail = style({ color: vars.color.inkSoft, fontWeight: vars.weight.medium });
