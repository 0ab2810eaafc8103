import { routes, type Route } from '@livery/contract/routes';
import { describe, expect, test } from 'vitest';
import { bodyOf, retryDelay, timeoutOf } from './call.rules.ts';

/** The parts of an axios answer that the retry rules read. */
function anAnswer(status: number, headers: Record<string, unknown> = {}, data: unknown = null): Parameters<typeof retryDelay>[1] {
  return { status, statusText: '', headers, data, config: {} } as Parameters<typeof retryDelay>[1];
}

const rows: readonly Route[] = Object.values(routes);

describe('a call by its row', () => {
  test('times out after ten seconds for reads, fifteen for writes and thirty for money', () => {
    expect([routes.pointBalance, routes.launchGame, routes.redeemReward, routes.claimRaffle].map(timeoutOf)).toEqual([
      10_000, 15_000, 30_000, 30_000,
    ]);
  });

  test('is retried if it reads, and never if it writes or moves money', () => {
    for (const row of rows) expect(retryDelay(row, 'NETWORK', 0, () => 1) !== null, row.path).toBe(row.effect === 'read');
  });

  const delay = (outcome: Parameters<typeof retryDelay>[1], attempt = 0) => retryDelay(routes.pointBalance, outcome, attempt, () => 1);

  test('is retried twice, after up to half a second and then up to one', () => {
    expect([0, 1, 2].map((attempt) => delay('NETWORK', attempt))).toEqual([500, 1_000, null]);
    expect(retryDelay(routes.pointBalance, 'NETWORK', 1, () => 0.25)).toBe(250);
    expect(retryDelay(routes.pointBalance, 'NETWORK', 0, () => 0)).toBe(0);
  });

  test('is retried after temporary failures only', () => {
    expect([502, 503, 504].map((status) => delay(anAnswer(status)))).toEqual([500, 500, 500]);
    expect([200, 400, 401, 404, 429, 500].map((status) => delay(anAnswer(status)))).toEqual([null, null, null, null, null, null]);
    expect(delay('TIMEOUT')).toBeNull();
    const refusal = (code: string) => ({ success: false, value: { code } });
    expect(delay(anAnswer(503, {}, refusal('MAINTENANCE')))).toBeNull();
    expect(delay(anAnswer(503, {}, refusal('UNAVAILABLE')))).toBe(500);
    expect(delay(anAnswer(503, {}, { success: true, value: { code: 'MAINTENANCE' } }))).toBe(500);
    expect(delay(anAnswer(503, {}, { success: false, value: null }))).toBe(500);
  });

  test('waits for the requested Retry-After if it is short enough', () => {
    const asked = (after: unknown) => delay(anAnswer(503, { 'retry-after': after }));
    expect(['0', '1', '4', '5'].map(asked)).toEqual([0, 1_000, 4_000, null]);
    expect(['', 'soon', '-1', 'Infinity', undefined, 2].map(asked)).toEqual([500, 500, 500, 500, 500, 500]);
  });

  test('sends a form where the gateway takes one, and otherwise the plain body', () => {
    const body = { username: 'an na', email: 'a@b.example' };
    const form = bodyOf(routes.resetPasswordByEmail, body);
    expect(form).toBeInstanceOf(URLSearchParams);
    expect(String(form)).toBe('username=an+na&email=a%40b.example');
    expect(bodyOf(routes.feedback, body)).toBe(body);
  });
});
