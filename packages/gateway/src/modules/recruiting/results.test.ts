import { randomUUID } from 'node:crypto';
import type { ValueOf } from '@livery/contract/shapes';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { openMemberAccount } from '#ledger/accounts.ts';
import { moved, post } from '#ledger/ledger.ts';
import { codeOf, registerWorld } from '../../../test/session/register-world.ts';
import { recruitingWorld } from '../../../test/agents/recruiting-world.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';

const gateway = await openTestGateway();
const { owner } = gateway;
const { link, memberOf, merchantId } = recruitingWorld(gateway);
const { register, setRule, elsewhere } = registerWorld(gateway);
const day = 86_400_000;

beforeEach(async () => {
  await owner.deleteFrom('rate_count').execute();
  await setRule('humanVerification', { enabled: false });
});

const follow = (code: string, sub?: string, visitor: string = randomUUID(), headers = elsewhere()) =>
  gateway.call('followInvitation', { body: { code, visitor, ...(sub === undefined ? {} : { sub }) }, headers });

async function join(affiliateCode: string, invitationSub: string): Promise<number> {
  const { envelope } = await register({ affiliateCode, invitationSub });
  return (await memberOf((envelope.value['memberInfo'] as { account: string }).account)).id;
}

async function results(account: string, query: Record<string, number> = {}): Promise<ValueOf<'invitationResults'>> {
  const { envelope } = await gateway.call('invitationResults', { token: await gateway.logIn(account), query });
  return envelope.value as unknown as ValueOf<'invitationResults'>;
}

/** The rollup of a member's play: rounds per day of the merchant. */
async function play(memberId: number, on: string, rounds = 1): Promise<void> {
  await sql`ALTER TABLE member_hour DISABLE TRIGGER USER`.execute(owner);
  await sql`INSERT INTO member_hour (member_id, merchant_id, lineage_id, day, hour, game_type, stake, valid_stake, payout, rounds, last_at)
    VALUES (${memberId}, ${merchantId}, (SELECT lineage_id FROM member WHERE id = ${memberId}), ${on}::date, ${`${on}T12:00:00Z`}::timestamptz, ${`T${rounds}`}, ${rounds}, ${rounds}, 0, ${rounds}, now())`.execute(
    owner,
  );
}

async function deposit(memberId: number): Promise<void> {
  await gateway.platform.tenants.transaction(merchantId, async (trx) => {
    const accountId = await openMemberAccount(trx, { merchantId, memberId, kind: 'CASH', unit: 'BRL' });
    const entries = moved({ house: 'PSP', unit: 'BRL' }, { accountId }, 5_000);
    await post(trx, { merchantId, kind: 'deposit', actor: 'job:test', at: new Date(), entries });
  });
}

const none = { opened: 0, registered: 0, verified: 0, firstDeposit: 0, active: 0 };

it('a link counts each visitor once, under the first sub-id', async () => {
  const own = await link(await gateway.logIn('agent41'));
  const visitor = randomUUID();
  await Promise.all([
    follow(own.code, 'a', visitor),
    follow(own.code.toLowerCase(), 'b', visitor),
    follow(own.code, 'b'),
    follow(own.code),
  ]);
  await follow(own.code, '<script>');
  await follow('NOBODYS123');
  const { total, subs } = await results('agent41', { link: own.id });
  expect(total).toEqual({ ...none, opened: 4 });
  const opened = Object.fromEntries(subs.map(({ sub, opened: count }) => [sub, count]));
  expect(opened['']).toBe(2);
  expect((opened['a'] ?? 0) + (opened['b'] ?? 0)).toBe(2);
});

it('visits do not reveal whether a code exists, and are limited per network', async () => {
  const own = await link(await gateway.logIn('agent41'));
  const [known, unknown] = await Promise.all([follow(own.code), follow('NOBODYS123')]);
  expect([known.status, known.envelope.value]).toEqual([unknown.status, unknown.envelope.value]);
  const here = elsewhere();
  let last: unknown = '';
  for (let visit = 0; visit < 40; visit++) last = codeOf(await follow(own.code, '', randomUUID(), here));
  expect(last).toBe('RATE_LIMITED');
});

it('the funnel follows new members from visit to play, by link and sub-id, with totals over all links', async () => {
  const token = await gateway.logIn('agent2');
  const [own, other] = [await link(token), await link(token)];
  await follow(own.code, 'story');
  await follow(own.code, 'story');
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: gateway.platform.merchants.byCode('ALPHA')?.timeZone ?? '' }).format(
    new Date(),
  );
  const [paying, playing, idle] = [await join(own.code, 'story'), await join(own.code, 'story'), await join(own.code, '')];
  await join(other.code, '');
  for (const memberId of [paying, playing])
    await owner
      .insertInto('member_contact')
      .values({ merchant_id: merchantId, kind: 'email', value: `m${memberId}@mail.example`, member_id: memberId, verified_at: new Date() })
      .execute();
  await owner
    .insertInto('member_contact')
    .values({ merchant_id: merchantId, kind: 'email', value: `m${idle}@mail.example`, member_id: idle, verified_at: null })
    .execute();
  await deposit(paying);
  await deposit(paying);
  await play(paying, today);
  await play(playing, new Date(Date.parse(today) - 40 * day).toISOString().slice(0, 10));
  // A voided bet does not count as play.
  await play(idle, today, 1);
  await play(idle, today, -1);
  const { total, subs } = await results('agent2', { link: own.id });
  expect(total).toEqual({ opened: 2, registered: 3, verified: 2, firstDeposit: 1, active: 1 });
  expect(subs).toEqual([
    { sub: 'story', opened: 2, registered: 2, verified: 2, firstDeposit: 1, active: 1 },
    { ...none, sub: '', registered: 1 },
  ]);
  expect((await results('agent2')).total).toEqual({ opened: 2, registered: 4, verified: 2, firstDeposit: 1, active: 1 });
  expect((await results('agent')).total).toEqual(none);
});

it('cohorts show who of a day’s new members played after 1, 7 and 30 days, and skip days not over yet', async () => {
  const own = await link(await gateway.logIn('agent'));
  const [first, second, third] = await Promise.all([join(own.code, ''), join(own.code, ''), join(own.code, '')]);
  const timeZone = gateway.platform.merchants.byCode('ALPHA')?.timeZone ?? '';
  const dayOf = (at: number) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);
  const now = Date.now();
  // Two came 35 days ago, the second of them just before midnight in the merchant's time; one came 3 days ago.
  const came = dayOf(now - 35 * day);
  const at = async (memberId: number, joined: ReturnType<typeof sql>) =>
    sql`UPDATE invited_member SET joined_at = ${joined} WHERE member_id = ${memberId}`.execute(owner);
  await at(first, sql`(${came}::date)::timestamp AT TIME ZONE ${timeZone}`);
  await at(second, sql`((${came}::date + 1)::timestamp AT TIME ZONE ${timeZone}) - interval '1 second'`);
  await at(third, sql`${new Date(now - 3 * day)}::timestamptz`);
  const after = (days: number) => new Date(Date.parse(came) + days * day).toISOString().slice(0, 10);
  await play(first, after(1));
  await play(second, after(1));
  await play(second, after(7));
  await play(first, after(29));
  expect((await results('agent', { link: own.id })).cohorts).toEqual([
    { day: dayOf(now - 3 * day), members: 1, day1: 0, day7: null, day30: null },
    { day: came, members: 2, day1: 2, day7: 1, day30: 0 },
  ]);
});
