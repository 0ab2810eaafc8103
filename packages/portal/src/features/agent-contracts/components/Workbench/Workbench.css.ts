import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { stateMotion } from '@livery/ui/motion.css';
import { heading as headingFace } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

/** Stays visible next to a long form if there is room. */
export const bench = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[4],
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
  '@media': {
    [from.desktop]: {
      gridArea: 'bench',
      position: 'sticky',
      insetBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space[4]})`,
      maxBlockSize: `calc(100dvh - ${vars.layout.headerHeight} - 2 * ${vars.space[4]})`,
      overflow: 'hidden auto',
      scrollbarWidth: 'thin',
    },
  },
});
export const head = style({ display: 'grid', gap: vars.space[1] });
export const title = headingFace({ size: 'small' });
export const subtitle = style({ fontWeight: vars.weight.bold });
export const text = style({ color: vars.color.inkSoft, maxInlineSize: '60ch', textWrap: 'pretty' });
export const window = style({ display: 'grid', gap: vars.space[1] });
export const figures = style({
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  textTransform: 'none',
});
export const soft = style({ color: vars.color.inkSoft, fontWeight: vars.weight.regular });
export const trial = style({
  transition: `color ${stateMotion}`,
  selectors: { '&[data-stale="true"]': { color: vars.color.inkSoft } },
});
export const sliders = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] });
export const results = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: vars.space[3],
  margin: 0,
});
export const result = style({
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[3],
  borderRadius: vars.radius.control,
  background: vars.color.surface,
});
export const name = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
/** Money is larger than its label. */
export const amount = style({
  margin: 0,
  fontSize: vars.size[3],
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const notes = style({ display: 'grid', gap: vars.space[3], margin: 0 });
export const note = style({ margin: 0, maxInlineSize: '60ch', fontVariantNumeric: 'tabular-nums' });
