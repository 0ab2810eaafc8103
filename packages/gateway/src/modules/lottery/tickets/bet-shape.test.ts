import { shapes } from '@livery/contract/shapes';
import { kindOf } from '@livery/lottery/kinds/kinds';
import { kindCodes } from '@livery/lottery/model/kind';
import { Value } from 'typebox/value';
import { expect, it } from 'vitest';

it('accepts a bet on every play of every kind, with all its slots and odds', () => {
  const bet = shapes.placeLotteryTickets.body.properties.bets.items;
  const refused = kindCodes
    .flatMap((kind) => kindOf(kind).plays.map(({ code: play, slots, classes }) => ({ kind, play, slots, classes })))
    .filter(({ play, slots, classes }) => {
      const whole = { play, slots: slots.map(({ labels }) => (2n ** BigInt(labels.length) - 1n).toString(16)), stake: 1 };
      return !Value.Check(bet, { ...whole, odds: classes.map(() => 100) });
    });
  expect(refused.map(({ kind, play }) => `${kind} ${play}`)).toEqual([]);
});
