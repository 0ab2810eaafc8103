import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

/** The brand's band, as wide as the page. */
export const band = style({ display: 'grid', alignItems: 'center', background: vars.color.band, color: vars.color.onBand });

export const columns = style({
  display: 'grid',
  inlineSize: '100%',
  maxInlineSize: vars.layout.maxWidth,
  marginInline: 'auto',
  paddingBlock: vars.space[7],
  paddingInline: vars.layout.gutter,
  gap: vars.space[7],
  alignItems: 'center',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)', gap: vars.space[8] } },
});

export const pitch = style({ display: 'grid', gap: vars.space[4] });
export const title = style([heading({ size: 'huge' }), { textWrap: 'balance' }]);
export const text = style({ maxInlineSize: '36rem', color: vars.color.onBandSoft, fontSize: vars.size[3] });

export const points = style({
  display: 'grid',
  gap: vars.space[5],
  marginBlockStart: vars.space[4],
  padding: 0,
  listStyle: 'none',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const point = style({ display: 'flex', alignItems: 'start', gap: vars.space[3] });
export const icon = style({ flexShrink: 0, marginBlockStart: vars.space[1] });
export const pointTitle = style({ fontSize: vars.size[2], fontWeight: vars.weight.bold });
export const pointText = style({ color: vars.color.onBandSoft, fontSize: vars.size[2] });
