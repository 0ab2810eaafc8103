import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
});

export const head = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space[3], alignItems: 'center' });
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[7],
  blockSize: vars.space[7],
  borderRadius: vars.radius.chip,
  background: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
});
export const words = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const title = style([heading({ size: 'small' }), { overflowWrap: 'anywhere' }]);
export const text = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });

export const days = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: vars.space[1] });

export const day = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    minBlockSize: vars.space[6],
    borderRadius: vars.radius.control,
    fontSize: vars.size[1],
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    isDone: {
      true: { background: vars.color.accentSoft, color: vars.color.onAccentSoft, fontWeight: vars.weight.bold },
      false: { background: vars.color.surface, color: vars.color.inkSoft },
    },
  },
});
