import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const text = style({ marginBlockEnd: vars.space[4], color: vars.color.inkSoft });

export const list = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[3] });

export const game = style({
  display: 'grid',
  gap: vars.space[2],
  inlineSize: '100%',
  borderRadius: vars.radius.small,
  fontSize: vars.size[1],
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  textAlign: 'start',
  selectors: { '&:hover': { color: vars.color.linkHover } },
});

export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  background: vars.color.band,
  color: vars.color.onBand,
});
export const cover = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
