import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from '@livery/theme/vars.css';
import { from } from './breakpoints.css.ts';

const space = { 0: '0', ...vars.space, gutter: vars.layout.gutter, tile: vars.tile.gap };

const layout = defineProperties({
  conditions: {
    base: {},
    phone: { '@media': from.phone },
    tablet: { '@media': from.tablet },
    desktop: { '@media': from.desktop },
    wide: { '@media': from.wide },
  },
  defaultCondition: 'base',
  properties: {
    display: ['none', 'block', 'inline', 'flex', 'inline-flex', 'grid', 'contents'],
    flexDirection: ['row', 'column'],
    alignItems: ['start', 'center', 'end', 'stretch', 'baseline'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    gap: space,
    paddingInline: space,
    paddingBlock: space,
    gridTemplateColumns: { 1: '1fr', 2: 'repeat(2, minmax(0, 1fr))', 3: 'repeat(3, minmax(0, 1fr))', 4: 'repeat(4, minmax(0, 1fr))' },
  },
  shorthands: { padding: ['paddingInline', 'paddingBlock'] },
});

const place = defineProperties({
  properties: {
    flexWrap: ['wrap', 'nowrap'],
    flexGrow: [0, 1],
    flexShrink: [0, 1],
    minInlineSize: { 0: '0' },
    inlineSize: { full: '100%' },
    blockSize: { full: '100%' },
    marginInline: { auto: 'auto' },
    marginInlineStart: { auto: 'auto', ...space },
    marginBlockStart: { auto: 'auto', ...space },
    position: ['relative', 'absolute', 'sticky'],
    overflow: ['hidden', 'auto'],
    textAlign: ['start', 'center', 'end'],
    whiteSpace: ['nowrap'],
  },
});

const paint = defineProperties({
  properties: {
    color: {
      ink: vars.color.ink,
      inkSoft: vars.color.inkSoft,
      link: vars.color.link,
      money: vars.color.money,
      negativeInk: vars.color.negativeInk,
      onBand: vars.color.onBand,
      onBandSoft: vars.color.onBandSoft,
    },
    background: {
      ground: vars.color.ground,
      surface: vars.color.surface,
      raised: vars.color.raised,
      sunken: vars.color.sunken,
      band: vars.color.band,
    },
    borderRadius: vars.radius,
    fontSize: vars.size,
    fontWeight: vars.weight,
    lineHeight: vars.leading,
  },
});

/** Layout and colours in steps of the theme: `sprinkles({ display: 'flex', gap: { base: 2, tablet: 4 } })`. */
export const sprinkles = createSprinkles(layout, place, paint);
export type Sprinkles = Parameters<typeof sprinkles>[0];
