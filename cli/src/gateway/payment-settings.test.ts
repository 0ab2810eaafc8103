import { expect, it } from 'vitest';
import { readPaymentSettings } from './payment-settings.ts';

const strong = 'gK3vQ9sLx0bTnW7pYd2fRm5hJc8aZe1u';
const both = { LIVERY_PAYMENTS_URL: 'https://payments.acme.example/livery', LIVERY_PAYMENTS_SECRET: strong };

it('accepts both the address and the secret, or neither', () => {
  expect(readPaymentSettings(both)).toEqual({
    settings: { url: both.LIVERY_PAYMENTS_URL, secret: strong },
    problems: [],
    warnings: [],
  });
  expect(readPaymentSettings({})).toEqual({ settings: undefined, problems: [], warnings: [] });
  expect(readPaymentSettings({ ...both, LIVERY_PAYMENTS_URL: 'http://127.0.0.1:4092' }).problems).toEqual([]);
});

it.each([
  ['not an https address', { ...both, LIVERY_PAYMENTS_URL: 'http://payments.acme.example/' }],
  ['belong together', { LIVERY_PAYMENTS_SECRET: strong }],
  ['belong together', { LIVERY_PAYMENTS_URL: both.LIVERY_PAYMENTS_URL }],
  ['can be guessed', { ...both, LIVERY_PAYMENTS_SECRET: 'short' }],
  ['both set', { ...both, LIVERY_PAYMENTS_SECRET_FILE: '/etc/livery/payments-secret' }],
])('reports an invalid setting exactly once: %s', (words, environment) => {
  const { problems } = readPaymentSettings(environment);
  expect(problems.map(({ what }) => what)).toEqual([expect.stringContaining(words)]);
});
