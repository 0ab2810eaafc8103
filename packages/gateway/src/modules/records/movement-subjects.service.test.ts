import type { Movement } from '@livery/contract/shapes';
import { expect, it } from 'vitest';
import { openRecordsWorld } from '../../../test/money/records-world.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { openMemberAccount } from '#ledger/accounts.ts';
import { moved, post } from '#ledger/ledger.ts';
import type { Actor, Subject } from '#ledger/facts.ts';
import type { PostingKind } from '#ledger/posting-kinds.ts';
import { maskName } from '../profile/mask.rules.ts';
import { grantBonus } from '../bonuses/grant-bonus.action.ts';

const gateway = await openTestGateway();
const { merchantId, memberId, cash } = await openRecordsWorld(gateway, 'marina');
const token = await gateway.logIn('marina');
const house = { house: 'PROMO', unit: 'BRL' } as const;
const depositId = '0e9d6c1a-52b6-4f6e-9a62-0d3a8e0f4c11';

const other = await gateway.owner
  .selectFrom('member')
  .select(['id', 'nickname'])
  .where('merchant_id', '=', merchantId)
  .where('username', '=', 'sofia')
  .executeTakeFirstOrThrow();
const vendor = await gateway.owner.selectFrom('game_vendor').select(['code', 'name']).executeTakeFirstOrThrow();

let minute = 0;
async function book(kind: PostingKind, subject: Subject, amount = 100, actor: Actor = `member:${memberId}`): Promise<void> {
  const at = new Date(Date.parse('2026-03-11T12:00:00Z') + (minute += 1) * 60_000);
  await gateway.platform.tenants.transaction(merchantId, async (trx) => {
    const entries = amount > 0 ? moved(house, { accountId: cash }, amount) : moved({ accountId: cash }, house, -amount);
    await post(trx, { merchantId, kind, actor, at, subject, entries });
  });
}

async function subjects(language: string): Promise<Record<string, Movement['about']>> {
  const query = { from: '2026-03-11', to: '2026-03-11', limit: 100, language };
  const { items } = (await gateway.call('memberTransactions', { token, query })).envelope.value as { items: Movement[] };
  return Object.fromEntries(items.map(({ kind, amount, about }) => [`${kind} ${amount}`, about]));
}

it('shows what every movement belongs to by public number or name, and never by an internal member id', async () => {
  await book('deposit', `deposit:${depositId}`);
  await book('withdrawal', 'withdrawal:12', -100);
  await book('withdrawalRefunded', 'withdrawal:12', 90);
  await book('transferIn', `vendor:${vendor.code}`, -100);
  await book('transferOut', `vendor:${vendor.code}`);
  await book('mission', 'mission:first-spins:2026-03-10');
  await book('vipReward', `vip:${memberId}:1`);
  await book('rebate', `rebate:${memberId}`);
  await book('bonusRelease', 'bonus:999999999');
  await book('transferUpline', `member:${other.id}`, -100);
  await book('transferUpline', `member:${memberId}`, 70, `member:${other.id}`);
  await book('transferDownline', `member:${other.id}`, -60);
  await book('transferDownline', `member:${memberId}`, 50, `member:${other.id}`);
  const told = await subjects('pt');
  const number = { id: '12', name: null };
  expect(told).toMatchObject({
    'deposit 100': { of: 'deposit', id: depositId, name: '0E9D6C1A' },
    'withdrawal -100': { of: 'withdrawal', ...number },
    'withdrawalRefunded 90': { of: 'withdrawal', ...number },
    'transferIn -100': { of: 'vendor', id: null, name: vendor.name },
    'transferOut 100': { of: 'vendor', id: null, name: vendor.name },
    'mission 100': { of: 'mission', id: null, name: 'Aquecimento' },
    'vipReward 100': { of: 'vip', id: null, name: expect.any(String) },
    'rebate 100': null,
    'bonusRelease 100': { of: 'bonus', id: null, name: null },
    'transferUpline -100': { of: 'upline', id: null, name: maskName(other.nickname) },
    'transferUpline 70': { of: 'downline', id: null, name: maskName(other.nickname) },
    'transferDownline -60': { of: 'downline', id: null, name: maskName(other.nickname) },
    'transferDownline 50': { of: 'upline', id: null, name: maskName(other.nickname) },
  });
  expect(JSON.stringify(told)).not.toMatch(/member|subject/);
});

it('names a bonus by the reason it was given', async () => {
  const now = new Date('2026-03-11T20:00:00Z');
  await gateway.platform.tenants.transaction(merchantId, async (trx) => {
    const { bonusId } = await grantBonus(trx, gateway.platform.jobs, {
      merchantId,
      memberId,
      unit: 'BRL',
      amount: 500,
      source: 'mission',
      rollover: 1,
      expiresAt: new Date('2126-03-11T20:00:00Z'),
      actor: `member:${memberId}`,
      subject: 'mission:first-spins:2026-03-10',
      now,
    });
    const bonus = { accountId: await openMemberAccount(trx, { merchantId, memberId, kind: 'BONUS', unit: 'BRL' }) };
    const entries = moved(bonus, { accountId: cash }, 500);
    await post(trx, { merchantId, kind: 'bonusRelease', actor: 'gateway', at: now, subject: `bonus:${bonusId}`, entries });
  });
  expect((await subjects('en'))['bonusRelease 500']).toEqual({ of: 'mission', id: null, name: 'Warm up' });
});

it('exports the same text to the file', async () => {
  const { body } = await gateway.inject({
    method: 'GET',
    url: '/wps/x/records/transactions/file',
    query: { from: '2026-03-11', to: '2026-03-11', language: 'en' },
    headers: { merchant: 'ALPHA', authorization: `Bearer ${token}` },
  });
  for (const text of ['Withdrawal 12', 'Deposit 0E9D6C1A', 'Mission Warm up', `To ${maskName(other.nickname)}`])
    expect(body).toContain(text);
  expect(body).not.toMatch(/(?:member|withdrawal|mission):/);
});
