import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  marginInline: `calc(-1 * ${vars.space[2]})`,
});

export const option = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  padding: vars.space[2],
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  scrollMarginBlock: vars.space[2],
  selectors: {
    '&[aria-selected="true"]': { background: vars.color.sunken, boxShadow: `inset 0 0 0 ${vars.border.thin} ${vars.color.line}` },
  },
});

export const picture = style({
  position: 'relative',
  display: 'block',
  inlineSize: '3rem',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  background: vars.color.band,
});

export const cover = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const words = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });

export const name = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere',
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
});

/** Shown by weight and a line too, not only by colour. */
export const found = style({
  background: 'transparent',
  color: 'inherit',
  fontWeight: vars.weight.bold,
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.accent,
  textDecorationThickness: vars.border.thick,
  textUnderlineOffset: '0.2em',
});

export const facts = style({
  overflow: 'hidden',
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const about = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: vars.radius.control,
  color: vars.color.inkSoft,
  selectors: { '&:hover': { color: vars.color.ink } },
});
