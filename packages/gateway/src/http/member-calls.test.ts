import type { RouteName } from '@livery/contract/routes';
import { expect, it } from 'vitest';
import { openTestGateway, type TestCall } from '../../test/test-gateway.ts';
import { testProvider } from '../../test/money/test-provider.ts';

const gateway = await openTestGateway({ payments: [testProvider().provider] });
const token = await gateway.logIn('sofia');

const page = { limit: 5 };
const days = { from: '2026-03-01', to: '2026-03-31', ...page };
const calls: [part: string, call: RouteName, query?: TestCall['query']][] = [
  ['the member centre', 'memberInfo'],
  ['the member centre', 'profile'],
  ['the balance', 'balance'],
  ['deposits', 'depositMethods'],
  ['deposits', 'deposits', page],
  ['withdrawals', 'withdrawalTerms'],
  ['withdrawals', 'withdrawals', page],
  ['the records', 'memberTransactions', days],
  ['the records', 'betRecord', days],
  ['rewards', 'rewards'],
  ['rewards', 'rewardHistory', page],
  ['messages', 'letters', page],
  ['messages', 'unreadCount'],
];

it.each(calls)('a member who is not an agent may use %s through %s, but a visitor may not [role-10]', async (_part, call, query = {}) => {
  expect((await gateway.call(call, { token, query })).status).toBe(200);
  expect((await gateway.call(call, { query })).status).toBe(401);
});

it('the member in these tests is not an agent', async () => {
  expect((await gateway.call('memberInfo', { token })).envelope.value).toMatchObject({ account: 'sofia', type: 0 });
});
