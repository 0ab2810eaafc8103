import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@livery/theme/vars.css';
import { from } from '@livery/ui/breakpoints.css';
import { fadedEdges } from '@livery/ui/faded-edges.css';
import { stateMotion } from '@livery/ui/motion.css';

export const chooser = style({ minInlineSize: 0 });
export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
});
export const how = style({ color: vars.color.inkSoft, textWrap: 'pretty' });
export const odds = style({ display: 'flex', alignItems: 'center', fontWeight: vars.weight.bold, fontVariantNumeric: 'tabular-nums' });
export const about = style({ display: 'grid', gap: vars.space[2] });
export const chances = style({ display: 'grid', gap: vars.space[1], maxBlockSize: '14rem', overflowY: 'auto' });

export const tools = style({ display: 'flex', gap: vars.space[1] });

/** On a phone, many items stay in one scrolling row. */
export const scroller = style([
  fadedEdges,
  { overflowX: 'auto', scrollbarWidth: 'none', overscrollBehaviorX: 'contain', '@media': { [from.tablet]: { overflowX: 'visible' } } },
]);
export const strip = style({
  inlineSize: 'max-content',
  paddingBlock: vars.space[1],
  '@media': { [from.tablet]: { inlineSize: 'auto' } },
});

export const slots = recipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] },
  variants: { isPaired: { true: { '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }, false: {} } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap' });
export const action = style({
  minBlockSize: '2.75rem',
  minInlineSize: '2.75rem',
  paddingInline: vars.space[1],
  borderRadius: vars.radius.control,
  color: vars.color.link,
  fontSize: vars.size[1],
  fontWeight: vars.weight.medium,
  transition: `background-color ${stateMotion}`,
  selectors: { '&:hover': { background: vars.color.sunken, color: vars.color.ink } },
});

export const entry = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3], minInlineSize: 0 });
export const legend = style({ fontWeight: vars.weight.bold, paddingBlockEnd: vars.space[2] });
export const entryForm = style({ display: 'grid', gap: vars.space[3], justifyItems: 'start' });
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: '2.75rem',
  paddingInline: vars.space[3],
  borderRadius: vars.radius.chip,
  background: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  fontVariantNumeric: 'tabular-nums',
});
