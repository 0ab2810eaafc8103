import type { ValueOf } from '@livery/contract/shapes';
import { keyOfLottery } from '../lottery.repo.ts';
import type { Platform } from '#base/platform.ts';
import type { Call } from '#http/route.ts';
import { findOfferedLottery } from '../lottery.service.ts';
import { listDraws } from './draw.repo.ts';
import { entryOf } from './entry.rules.ts';

/** The public proof of a lottery's draws. @throws AppError GAME_NOT_FOUND */
export async function readDraws(call: Call<'lotteryDraws'>, platform: Platform): Promise<ValueOf<'lotteryDraws'>> {
  const { db, merchant, query } = call;
  const { lottery, kind, game } = await findOfferedLottery(platform, db, merchant, query.game);
  const { items, next } = await listDraws(db, keyOfLottery(lottery), query);
  return {
    items: items.map(({ signature, numbers, previous, hash, ...issue }) => ({
      entry: entryOf(game.code, kind.space, issue, {
        signature: signature.toString('hex'),
        numbers,
      }) as ValueOf<'lotteryDraws'>['items'][number]['entry'],
      previous,
      hash,
    })),
    next,
  };
}
