import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { heading as headingFace } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: vars.space[2],
  minBlockSize: '2.75rem',
  color: vars.color.link,
  ':hover': { color: vars.color.linkHover },
});
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[4],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  '@media': { [from.tablet]: { padding: vars.space[5] } },
});
/** Open proposals should stand out. */
export const proposal = style([card, { border: `${vars.border.thick} solid ${vars.color.accent}` }]);
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[2]} ${vars.space[3]}` });
export const heading = style([headingFace({ size: 'medium' }), { overflowWrap: 'anywhere' }]);
export const title = style([headingFace({ size: 'small' }), { flexGrow: 1, overflowWrap: 'anywhere' }]);
export const countdown = style({ color: vars.color.inkSoft, fontVariantNumeric: 'tabular-nums' });
export const text = style({ color: vars.color.inkSoft, maxInlineSize: '65ch', textWrap: 'pretty' });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
  gap: vars.space[4],
  margin: 0,
});
export const name = style({ color: vars.color.inkSoft, fontSize: vars.size[1], fontVariantNumeric: 'tabular-nums' });
export const fact = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });
export const reason = style({
  paddingInlineStart: vars.space[3],
  borderInlineStart: `${vars.border.thick} solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  maxInlineSize: '65ch',
});
export const acts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const act = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const dialog = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const events = style({ display: 'grid', gap: vars.space[3] });
export const event = style({
  display: 'grid',
  gap: vars.space[1],
  '@media': { [from.tablet]: { gridTemplateColumns: '12rem minmax(0, 1fr)', gap: vars.space[3] } },
});
export const hash = style({ color: vars.color.inkSoft, fontSize: vars.size[1], overflowWrap: 'anywhere' });
