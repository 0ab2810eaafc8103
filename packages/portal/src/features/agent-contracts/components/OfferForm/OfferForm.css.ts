import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { heading as headingFace } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const heading = headingFace({ size: 'medium' });

/** On a phone the figures are between the fields and the button. On a desktop they are beside both. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 24rem)',
      gridTemplateAreas: '"fields bench" "send bench"',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[5],
    },
  },
});
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': { [from.desktop]: { gridArea: 'fields' } },
});
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[4],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
});
export const send = style([card, { '@media': { [from.desktop]: { gridArea: 'send' } } }]);
export const head = style({ display: 'grid', gap: vars.space[1] });
export const title = headingFace({ size: 'small' });
export const text = style({ color: vars.color.inkSoft, maxInlineSize: '65ch', textWrap: 'pretty' });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: vars.space[4],
  minInlineSize: 0,
});
export const trio = style([pair, { gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))' }]);
export const tiers = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
export const tier = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  paddingBlockStart: vars.space[2],
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
});
/** On its own line, next to the tier's buttons. */
export const legend = style({
  float: 'inline-start',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  fontWeight: vars.weight.bold,
});
export const moves = style({ position: 'absolute', insetBlockStart: vars.space[2], insetInlineEnd: 0, display: 'flex' });
export const tierFields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space[3],
});
export const rules = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
