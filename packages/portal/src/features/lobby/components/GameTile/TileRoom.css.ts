import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';

/** The lines below a tile's picture, as its styles set them. */
const facts = `${vars.space[1]} + ${vars.size[1]} * ${vars.leading.body}`;
const name = `${vars.space[2]} + ${vars.size[2]} * ${vars.leading.tight}`;

/** As much as there is below the picture of a form. */
export const foot = { portrait: facts, landscape: facts, square: `${name} + ${facts}` };

export const base = style({
  aspectRatio: vars.tile.ratio,
  marginBlockEnd: `calc(${foot.portrait})`,
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
});
const named = style([base, { marginBlockEnd: `calc(${foot.square})` }]);

export const room = { portrait: base, landscape: base, square: named };
