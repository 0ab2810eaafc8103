import type { Currency } from '@livery/contract/money';
import { chipsAtOnce, stakeOf } from '@livery/arcade/roulette/roulette-rules';
import type { RouletteBody, RouletteChoice } from '@livery/arcade/roulette/roulette-wire';
import { AppError } from '#base/app-error.ts';
import { stakesFor } from '#modules/launch/stakes.rules.ts';
import type { House } from '../sitting.service.ts';
import { placeStake, type Caller, type Placed } from '../live-table/stake.service.ts';
import { rouletteGame, writeChips } from './roulette-game.rules.ts';

/**
 * Places chips. Each spot is named once, with the sum of its chips.
 *
 * @throws AppError INVALID_REQUEST for a spot named twice, and as {@link placeStake}
 */
export async function stakeOnRoulette(house: House, body: RouletteBody, caller: Caller): Promise<Placed<RouletteChoice>> {
  const { chips } = body;
  if (new Set(chips.map(({ spot }) => spot)).size < chips.length) throw new AppError('INVALID_REQUEST');
  const offered = ({ model, currency }: { model: string; currency: string }): number[] => stakesFor(model, currency as Currency);
  const asked = {
    body,
    stake: stakeOf(chips),
    choice: writeChips(chips),
    isInLimits: (sitting: { model: string; currency: string }) => {
      const [least = 0] = offered(sitting);
      return chips.every(({ amount }) => amount % least === 0);
    },
    mostAtOnce: (sitting: { model: string; currency: string }) => chipsAtOnce * (offered(sitting).at(-1) ?? 0),
  };
  return (await placeStake(house, rouletteGame, asked, caller)) as Placed<RouletteChoice>;
}
