import type { ServedRoute, ValueOf } from '@livery/contract/shapes';
import { addDays, dayAt } from '@livery/contract/zoned-days';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/postgres/test-database.ts';
import { createTestGateway } from '../../../test/test-gateway.ts';
import { auditLedger } from '#composition/audit-ledger.ts';

const database = await createTestDatabase({ empty: true });
const gateway = await createTestGateway({ databaseUrl: database.url, environment: 'development' });
afterAll(async () => {
  await gateway.close();
  await database.drop();
});

const today = dayAt(gateway.platform.clock.now().getTime(), 'America/Sao_Paulo');
const month = { from: addDays(today, -29), to: today };

async function ask<Name extends ServedRoute>(name: Name, token: string, query: Record<string, string | number>): Promise<ValueOf<Name>> {
  const { status, envelope } = await gateway.call(name, { token, query });
  if (status !== 200) throw new Error(`${name} answered ${status} ${envelope.message}`);
  return envelope.value as ValueOf<Name>;
}

it.each(['agent', 'agent2', 'agent41'])('%s has a team in development that deposits, plays, wins and goes quiet', async (account) => {
  const token = await gateway.logIn(account);
  const { period, days } = await ask('teamOverview', token, month);
  expect(period.deposits).toBeGreaterThan(0);
  expect(period.firstDeposits).toBeGreaterThan(0);
  expect(days.filter(({ validStake }) => validStake > 0).length).toBeGreaterThan(10);
  expect(days.at(-1)?.validStake).toBeGreaterThan(0);
  const whole = { from: addDays(today, -59), to: today };
  const doing = async (activity: string, span: object = whole) =>
    (await ask('teamMembers', token, { ...span, activity, limit: 20 })).items.length;
  expect(await doing('bigWin')).toBeGreaterThan(0);
  expect(await doing('firstDeposit')).toBeGreaterThan(0);
  expect(await doing('silent', { from: addDays(today, -7), to: today })).toBeGreaterThan(0);
  const { total, subs, cohorts } = await ask('invitationResults', token, {});
  expect(total.opened).toBeGreaterThan(total.registered);
  expect(total.registered).toBeGreaterThan(total.firstDeposit);
  for (const step of ['verified', 'firstDeposit', 'active'] as const) expect(total[step]).toBeGreaterThan(0);
  expect(subs.length).toBeGreaterThan(1);
  expect(cohorts.length).toBeGreaterThan(2);
});

it('their activity leaves the books balanced', async () => {
  expect((await auditLedger(gateway.owner)).findings).toEqual([]);
});
