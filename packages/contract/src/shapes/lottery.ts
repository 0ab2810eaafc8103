import Type from 'typebox';
import { lotteryTypes, prizeModes } from '../lotteries.ts';
import { Game } from './games.ts';
import { text } from './inputs.ts';

const LotteryMenuQuery = Type.Object({ prizeMode: Type.Enum([...prizeModes]), device: Type.Literal('WEB'), language: text(8) });

/** The lotteries of a type; `title` is in the language asked for. */
const LotteryGroup = Type.Object({ lotteryType: Type.Enum([...lotteryTypes]), title: Type.String(), games: Type.Array(Game) });

export const lottery = {
  lotteryMenu: {
    query: LotteryMenuQuery,
    value: Type.Object({ prizeMode: Type.Enum([...prizeModes]), groups: Type.Array(LotteryGroup) }),
  },
};
