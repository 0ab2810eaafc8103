import { style } from '@vanilla-extract/css';
import { from } from '@livery/ui/breakpoints.css';
import { displayFace } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const inbox = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  selectors: { '&:empty': { display: 'none' } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
});
export const sum = style({ display: 'grid', minInlineSize: 0 });
export const whole = style([displayFace, { color: vars.color.money, fontSize: vars.size[5], lineHeight: vars.leading.tight }]);

/** A gift on a table. The drawing extends beyond its panel. */
export const tile = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  padding: vars.space[4],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: `linear-gradient(100deg, ${vars.color.accentSoft}, transparent 45%), ${vars.color.surface}`,
  '@media': { [from.tablet]: { gridTemplateColumns: '4.5rem minmax(0, 1fr) auto' } },
});

export const picture = style({ display: 'grid', placeItems: 'center', inlineSize: '4.5rem', blockSize: '4.5rem' });
export const words = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const title = style({ color: vars.color.inkSoft, overflowWrap: 'anywhere' });
export const name = style({ fontWeight: vars.weight.bold, overflowWrap: 'anywhere' });
export const amount = style([displayFace, { color: vars.color.money, fontSize: vars.size[4], lineHeight: vars.leading.tight }]);
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.inkSoft,
  fontSize: vars.size[1],
});
export const action = style({
  gridColumn: '1 / -1',
  display: 'grid',
  alignItems: 'center',
  // As high with a sentence as with the earlier button.
  minBlockSize: vars.control.height,
  '@media': { [from.tablet]: { gridColumn: 'auto', minInlineSize: '11rem' } },
});
export const taken = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  color: vars.color.money,
  fontWeight: vars.weight.bold,
  textAlign: 'center',
});
export const refusal = style({ gridColumn: '1 / -1' });
