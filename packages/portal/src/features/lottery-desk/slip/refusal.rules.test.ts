import { expect, test } from 'vitest';
import { fitOf } from './refusal.rules.ts';

test('finds the bet and the stake that still fits a line, before multiplication', () => {
  expect(fitOf({ fields: { '/bets/2': 'maximum' }, value: { highestStake: 700 } }, 1)).toEqual({ at: 2, stake: 700, highestWin: null });
  expect(fitOf({ fields: { '/bets/12/stake': 'maxTicket' }, value: { highestStake: 700 } }, 3)).toEqual({
    at: 12,
    stake: 233,
    highestWin: null,
  });
  expect(fitOf({ value: { highestStake: 0 } }, 1)).toEqual({ at: null, stake: 0, highestWin: null });
});

test('finds the highest possible win', () => {
  const failure = { fields: { '/bets/0/stake': 'maxWin' }, value: { highestStake: 540, highestWin: 20_000 } };
  expect(fitOf(failure, 1)).toEqual({ at: 0, stake: 540, highestWin: 20_000 });
});

test.each([{}, { value: {} }, { value: { highestStake: '7' } }, { value: { highestStake: -1 } }])('offers nothing for %j', (failure) => {
  expect(fitOf(failure, 1)).toBeNull();
});
