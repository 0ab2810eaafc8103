import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { from } from '@livery/ui/breakpoints.css';

/** The lines below a tile's picture, as its styles define them. */
const facts = `${vars.space[1]} + ${vars.size[1]} * ${vars.leading.body}`;
const line = `${vars.size[2]} * ${vars.leading.tight}`;
export const nameHeight = { phone: `calc(2 * ${line})`, wider: `calc(${line})` };

/** The height below the picture for each form of tile. */
export const foot = { portrait: facts, landscape: facts, square: `${vars.space[2]} + ${line} + ${facts}` };
/** On a phone, where names take two lines. */
export const phoneFoot = { ...foot, square: `${foot.square} + ${line}` };

export const base = style({
  aspectRatio: vars.tile.ratio,
  marginBlockEnd: `calc(${foot.portrait})`,
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
});
const named = style([
  base,
  { marginBlockEnd: `calc(${phoneFoot.square})`, '@media': { [from.tablet]: { marginBlockEnd: `calc(${foot.square})` } } },
]);

export const room = { portrait: base, landscape: base, square: named };
