import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const title = heading({ size: 'small' });
/** For content with a line at its top. */
export const part = style([title, { marginBlockEnd: vars.space[3] }]);
export const name = heading({ size: 'medium' });
export const back = style({ display: 'inline-block', color: vars.color.link, paddingBlock: vars.space[1], marginBlockEnd: vars.space[3] });
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: vars.space[3],
  minInlineSize: 0,
});
export const soft = style({ color: vars.color.inkSoft });
export const small = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });

/** Puts the contract beside its history if there is room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  alignItems: 'start',
  '@media': { [from.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
/** Marks whatever waits for an answer with a coloured edge. */
export const proposal = style({ borderInlineStart: `${vars.border.thick} solid ${vars.color.accent}` });

/** Puts the kinds of contracts side by side. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
  gap: vars.space[4],
});

export const tiers = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const tier = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[3],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
});
/** Wide enough to keep every label on one line, so that the fields align. */
export const tierFields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[3],
});
export const tierHead = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: vars.space[2] });
export const tierName = style({ fontSize: 'inherit', fontWeight: vars.weight.bold });
export const tierButtons = style({ display: 'flex', marginBlock: `calc(-1 * ${vars.space[2]})` });
