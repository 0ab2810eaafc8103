import { kindOf } from '@livery/arcade/models/game-models';
import { currencies, type Currency } from '@livery/contract/money';

/** Each is divisible by the number of lines of every slot. */
const slotStakes = [20, 40, 100, 200, 400, 1_000, 2_000, 5_000, 10_000];
/** Each gives a whole number for every multiplier with two decimals. */
const ownStakes = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000];

/** In minor units. A currency without cents uses hundreds. */
export function stakesFor(model: string, currency: Currency): number[] {
  const cents = kindOf(model) === 'slot' ? slotStakes : ownStakes;
  return cents.map((stake) => stake * (currencies[currency].digits === 0 ? 100 : 1));
}

/** The initial play money: a thousand in a currency with cents. */
export function demoBalanceFor(currency: Currency): number {
  return currencies[currency].digits === 0 ? 10_000_000 : 100_000;
}
