import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '@livery/ui/breakpoints.css';
import { heading } from '@livery/ui/typography.css';
import { vars } from '@livery/theme/vars.css';

export const card = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[4],
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  '@media': { [from.tablet]: { padding: vars.space[5] } },
});

export const outcome = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '3rem',
    blockSize: '3rem',
    borderRadius: '50%',
    background: vars.color.sunken,
  },
  variants: { outcome: { won: { color: vars.color.money }, lost: { color: vars.color.negativeInk }, even: { color: vars.color.inkSoft } } },
});

export const words = style({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const said = style([heading({ size: 'small' })]);

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[3],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
});
export const factName = style({ color: vars.color.inkSoft, fontSize: vars.size[1] });
export const fact = style({ margin: 0 });
