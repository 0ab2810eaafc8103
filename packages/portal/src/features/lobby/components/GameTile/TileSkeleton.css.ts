import { style } from '@vanilla-extract/css';
import { vars } from '@livery/theme/vars.css';
import { from } from '@livery/ui/breakpoints.css';
import { fadeIn, stateMotion } from '@livery/ui/motion.css';
import { nameHeight } from './TileRoom.css.ts';

export const tile = style({ animation: `${fadeIn} ${stateMotion} 150ms backwards` });

/** As high as a tile's lines. */
export const name = style({
  display: 'flow-root',
  marginBlockStart: vars.space[2],
  blockSize: nameHeight.phone,
  '@media': { [from.tablet]: { blockSize: nameHeight.wider } },
});
export const facts = style({
  display: 'flow-root',
  marginBlockStart: vars.space[1],
  blockSize: `calc(${vars.size[1]} * ${vars.leading.body})`,
  fontSize: vars.size[1],
});
