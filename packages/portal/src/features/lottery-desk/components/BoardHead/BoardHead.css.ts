import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';
import { from } from '@livery/ui/breakpoints.css';
import { displayFace, heading } from '@livery/ui/typography.css';

export const head = style({ background: vars.color.band, color: vars.color.onBand });

export const inner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  inlineSize: '100%',
  maxInlineSize: vars.layout.maxWidth,
  marginInline: 'auto',
  padding: `${vars.space[4]} ${vars.layout.gutter}`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', paddingBlock: vars.space[5] },
  },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space[4],
  '@media': { [from.tablet]: { gridTemplateColumns: 'auto auto', justifyContent: 'start', gap: vars.space[6] } },
});
export const name = style([heading({ size: 'large' }), { overflowWrap: 'anywhere' }]);

export const clock = style({ display: 'grid', justifyItems: 'end', '@media': { [from.tablet]: { justifyItems: 'start' } } });
export const state = style({ color: vars.color.onBandSoft, fontSize: vars.size[1] });

export const time = recipe({
  base: [displayFace, { fontSize: vars.size[5], lineHeight: vars.leading.tight, fontVariantNumeric: 'tabular-nums' }],
  variants: {
    isClosing: {
      true: { paddingInline: vars.space[2], borderRadius: vars.radius.small, background: vars.color.accent, color: vars.color.onAccent },
      false: {},
    },
  },
});

export const latest = style({ display: 'grid', gap: vars.space[2], minInlineSize: 0 });
