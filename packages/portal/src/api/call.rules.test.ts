import { routes, type Route } from '@livery/contract/routes';
import { describe, expect, test } from 'vitest';
import { bodyOf, retryDelay, timeoutOf } from './call.rules.ts';

const rows: readonly Route[] = Object.values(routes);

describe('a call by its row', () => {
  test('waits ten seconds for reading, fifteen for writing and thirty for moving money', () => {
    expect([routes.pointBalance, routes.launchGame, routes.redeemReward, routes.claimRaffle].map(timeoutOf)).toEqual([
      10_000, 15_000, 30_000, 30_000,
    ]);
  });

  test('is tried again when it reads, and never when it writes or moves money', () => {
    for (const row of rows) expect(retryDelay(row, 'NETWORK', 0, () => 1) !== null, row.path).toBe(row.effect === 'read');
  });

  test('sends a form where the gateway takes one, and the body itself elsewhere', () => {
    const body = { username: 'an na', email: 'a@b.example' };
    const form = bodyOf(routes.resetPasswordByEmail, body);
    expect(form).toBeInstanceOf(URLSearchParams);
    expect(String(form)).toBe('username=an+na&email=a%40b.example');
    expect(bodyOf(routes.feedback, body)).toBe(body);
  });
});
