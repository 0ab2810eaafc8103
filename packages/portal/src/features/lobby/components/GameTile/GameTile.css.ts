import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { from, largeText } from '@livery/ui/breakpoints.css';
import { stateMotion } from '@livery/ui/motion.css';
import { nameHeight } from './TileRoom.css.ts';

export const tile = style({ position: 'relative', minInlineSize: 0 });

export const play = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  borderRadius: vars.radius.medium,
  color: 'inherit',
  textDecoration: 'none',
  touchAction: 'manipulation',
});

export const picture = style({
  position: 'relative',
  display: 'block',
  aspectRatio: vars.tile.ratio,
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  transition: `transform ${stateMotion}, box-shadow ${stateMotion}`,
  '@media': {
    '(hover: hover)': { selectors: { [`${tile}:hover &`]: { transform: 'translateY(-2px)', boxShadow: vars.elevation.medium } } },
  },
  selectors: { [`${play}:active &`]: { transform: 'none' } },
});

const tinted = (colour: string) => [picture, { background: `color-mix(in oklab, ${colour} 24%, ${vars.color.sunken})` }];

/** In one of the brand's colours, so that a cover that is still loading leaves no grey gap. */
export const pictures = styleVariants({
  accent: tinted(vars.color.accent),
  second: tinted(vars.color.second),
  band: tinted(vars.color.band),
  action: tinted(vars.color.action),
});

export const mark = style({ position: 'absolute', insetBlockStart: vars.space[2], insetInlineStart: vars.space[2], display: 'flex' });

export const maintenance = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[1],
  paddingInline: vars.space[2],
  // The name at the bottom of the picture stays visible.
  paddingBlockEnd: 'min(36%, 4rem)',
  background: `linear-gradient(${vars.color.band} 60%, transparent)`,
  color: vars.color.onBand,
  textAlign: 'center',
});

export const maintenanceText = style({ fontSize: vars.size[1], lineHeight: vars.leading.tight });

/** Two lines in the narrow tiles of a phone, where a single line would truncate half of all names. */
export const name = style({
  display: '-webkit-box',
  overflow: 'hidden',
  marginBlockStart: vars.space[2],
  blockSize: nameHeight.phone,
  fontWeight: vars.weight.medium,
  fontSize: vars.size[2],
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  '@media': {
    [largeText]: { blockSize: 'auto', WebkitLineClamp: 'none' },
    [from.tablet]: { blockSize: nameHeight.wider, WebkitLineClamp: 1 },
  },
});

/** The name at the bottom of a landscape picture. It is opaque, so that it is readable over any art. */
export const plate = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  overflow: 'hidden',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  background: vars.color.band,
  color: vars.color.onBand,
  fontSize: vars.size[1],
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** The link to the game's page: one visible line, with a target as high as a finger. */
export const about = style({
  position: 'relative',
  display: 'block',
  borderRadius: vars.radius.control,
  color: 'inherit',
  textDecoration: 'none',
  touchAction: 'manipulation',
  selectors: { '&::after': { content: '', position: 'absolute', inset: '-0.75rem 0' } },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});

/**
 * One line. If space is short, the provider's name is truncated, never the rate. If almost no space is left for it, it
 * wraps to the next line.
 */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignContent: 'flex-end',
  justifyContent: 'space-between',
  columnGap: vars.space[2],
  blockSize: `calc(1em * ${vars.leading.body})`,
  marginBlockStart: vars.space[1],
  overflow: 'hidden',
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
  lineHeight: vars.leading.body,
  whiteSpace: 'nowrap',
});

export const vendor = style({ flex: '1 1 2em', minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const rate = style({ display: 'flex', flexShrink: 0, alignItems: 'center', gap: vars.space[1] });

/** As large as a finger, without growing with the text. Its icon is smaller, so that the cover stays visible. */
export const favourite = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'min(2.75rem, 52px)',
  blockSize: 'min(2.75rem, 52px)',
  borderRadius: vars.radius.control,
  touchAction: 'manipulation',
});

export const heart = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'min(2rem, 40px)',
  blockSize: 'min(2rem, 40px)',
  borderRadius: vars.radius.chip,
  background: vars.color.raised,
  color: vars.color.ink,
  transition: `color ${stateMotion}, transform ${stateMotion}`,
  '@media': { '(hover: hover)': { selectors: { [`${favourite}:hover &`]: { transform: 'scale(1.08)' } } } },
  selectors: { [`${favourite}[aria-pressed=true] &`]: { color: vars.color.negativeInk } },
});
