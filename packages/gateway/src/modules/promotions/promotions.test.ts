import { randomUUID } from 'node:crypto';
import { routes } from '@livery/contract/routes';
import type { Promotion, RewardCentre, ValueOf } from '@livery/contract/shapes';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { auditLedger } from '#composition/audit-ledger.ts';
import { moved, post } from '#ledger/ledger.ts';

const racers = 64;
const day = 24 * 3_600_000;
const gateway = await openTestGateway({ poolSize: 128 });
const { owner, platform } = gateway;
const merchant = platform.merchants.byCode('ALPHA') ?? expect.fail('there is no ALPHA');
let token = '';
beforeEach(async () => {
  await gateway.control('reset');
  token = await gateway.logIn();
});
afterEach(async () => {
  platform.clock.shiftTo(0);
  expect((await auditLedger(owner)).findings).toEqual([]);
});

const [spin, mornings, warmUp, originals, bestWin, birthday, raffle, vip, weekend, spring] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const all = async (as = token) =>
  ((await gateway.call('promotions', { token: as })).envelope.value as unknown as { items: Promotion[] }).items;
const one = async (id = 0, as = token) => (await all(as)).find((each) => each.id === id);
const step = (promotionId = 0, taken: 'join' | 'sign' = 'join', as = token) =>
  gateway.call('takePart', { token: as, body: { promotionId, step: taken } });
const claim = (promotionId = 0, body: object = {}, as = token) =>
  gateway.call('claimPromotion', { token: as, body: { promotionId, idempotencyKey: randomUUID(), ...body } });
const apply = (promotionId = 0, body: object = {}, as = token) =>
  gateway.call('applyForPromotion', { token: as, body: { promotionId, remarks: 'Look at this', pictures: [], ...body } });
const codeOf = ({ envelope }: { envelope: { value: Record<string, unknown> } }) => envelope.value['code'];
const stateOf = ({ envelope }: { envelope: { value: Record<string, unknown> } }) => envelope.value['state'];
const centre = async () => (await gateway.call('rewards', { token })).envelope.value as unknown as RewardCentre;

/** A settled bet of demo's, as a game writes it. */
async function stake(amount: number, nodeId = 27_002): Promise<void> {
  const account = await owner
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'account.member_id')
    .select(['account.id', 'member.id as member_id'])
    .where('account.merchant_id', '=', merchant.id)
    .where('username', '=', 'demo')
    .where('kind', '=', 'CASH')
    .executeTakeFirstOrThrow();
  const now = platform.clock.now();
  await platform.tenants.transaction(merchant.id, async (trx) => {
    const entries = moved({ accountId: account.id }, { house: 'GAMES', unit: 'BRL' }, amount);
    const { transactionId } = await post(trx, { merchantId: merchant.id, kind: 'spin', actor: 'job:test', at: now, entries });
    await trx
      .insertInto('bet')
      .values({
        member_id: account.member_id,
        id: transactionId,
        merchant_id: merchant.id,
        node_id: nodeId,
        key: randomUUID(),
        stake: amount,
        valid_stake: amount,
        payout: 0,
        opened_at: now,
        settled_at: now,
        settle_txn: transactionId,
        unit: 'BRL',
        course: null,
      })
      .execute();
  });
}

async function upload(as = token): Promise<string> {
  const content = await sharp({ create: { width: 40, height: 40, channels: 3, background: { r: 9, g: 90, b: 200 } } })
    .png()
    .toBuffer();
  const response = await gateway.inject({
    method: 'POST',
    url: `${routes.uploadPicture.path}?purpose=promotionApplication`,
    headers: { merchant: 'ALPHA', authorization: `Bearer ${as}`, 'content-type': 'image/png' },
    payload: content,
  });
  return response.json().value.uploadId;
}

describe('the activities of a merchant', () => {
  it('are at least eight of different kinds, each with its state [member-24, member-25]', async () => {
    const items = await all();
    expect(new Set(items.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(8);
    expect(Object.fromEntries(items.map(({ id, state }) => [id, state]))).toEqual({
      1: 'claim',
      2: 'join',
      3: 'join',
      4: 'join',
      5: 'join',
      6: 'join',
      7: 'join',
      8: 'claim',
      9: 'comingSoon',
      10: 'closed',
    });
  });

  it('state the terms of a prize, and pay it on those terms', async () => {
    expect((await one(warmUp))?.terms).toEqual({ rollover: null, lastsDays: null, waitsDays: null });
    expect((await one(raffle))?.terms).toEqual({ rollover: null, lastsDays: null, waitsDays: null });
    const told = { bonus: (await one(vip))?.terms, ticket: (await one(spin))?.terms };
    await claim(vip);
    await claim(spin);
    const bonus = await owner.selectFrom('bonus').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(told.bonus?.rollover).toBe(bonus.required / bonus.amount);
    expect(told.bonus?.lastsDays).toBe((bonus.expires_at.getTime() - bonus.granted_at.getTime()) / day);
    const ticket = await owner.selectFrom('prize_ticket').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(told.ticket).toEqual({
      rollover: null,
      lastsDays: (ticket.expires_at.getTime() - ticket.issued_at.getTime()) / day,
      waitsDays: null,
    });
  });

  it('show the VIP level they require, and refuse a member below it', async () => {
    const lucas = await gateway.logIn('lucas');
    expect(await one(vip, lucas)).toMatchObject({ rule: { vipLevel: 3 } });
    expect((await claim(vip, {}, lucas)).envelope.message).toBe('OPERATION_NOT_ALLOWED');
  });

  it('are visible to visitors and trial accounts, but only members can take part [member-24, role-02]', async () => {
    const demo = await gateway.logIn();
    await gateway.call('takePart', { token: demo, body: { promotionId: warmUp, step: 'join' } });
    const seen = async (token?: string) => {
      const { envelope, status } = await gateway.call('promotions', token === undefined ? {} : { token });
      expect(status).toBe(200);
      return Object.fromEntries((envelope.value['items'] as Promotion[]).map(({ id, state }) => [id, state]));
    };
    const before = {
      1: 'claim',
      2: 'join',
      3: 'join',
      4: 'join',
      5: 'join',
      6: 'join',
      7: 'join',
      8: 'claim',
      9: 'comingSoon',
      10: 'closed',
    };
    expect(await seen()).toEqual(before);
    expect(await seen(await gateway.logIn('trial'))).toEqual(before);
    expect((await seen(demo))[warmUp]).toBe('joined');
    const visitor = await gateway.call('takePart', { body: { promotionId: warmUp, step: 'join' } });
    expect(visitor.envelope.message).toBe('NOT_LOGGED_IN');
  });

  it('are announced in the same words while they run', async () => {
    const announced = async () => {
      const query = { types: 'PR', platform: 'W', language: 'en' };
      const { envelope } = await gateway.call('announcements', { query });
      return (envelope.value['promotion'] as { id: number; title: string; promotionType: string }[]).map(({ id, title }) => [id, title]);
    };
    expect((await announced()).slice(0, 2)).toEqual([
      [1, 'A spin on the house'],
      [2, 'Seven mornings'],
    ]);
    expect(
      (await announced()).map(([id]) => id),
      'what is over is announced no more',
    ).not.toContain(spring);
    await gateway.control('switchPromotion', { id: 2, isOn: false });
    expect((await announced()).map(([id]) => id)).not.toContain(2);
  });

  it('allow nothing that their state does not allow [member-27]', async () => {
    for (const refused of [
      await step(weekend),
      await step(spring),
      await step(mornings),
      await claim(warmUp),
      await apply(warmUp),
      await step(bestWin),
    ])
      expect([refused.status, codeOf(refused)]).toEqual([409, 'STATE_CHANGED']);
    expect((await step(999)).status).toBe(404);
  });
});

describe('an activity of stakes', () => {
  it('counts stakes from the moment the member joins, and pays its reward once [member-24]', async () => {
    await stake(4_000);
    expect((await step(warmUp)).envelope.value).toMatchObject({ state: 'joined', progress: { done: 0, needed: 10_000 } });
    await stake(4_000);
    expect(await one(warmUp)).toMatchObject({ state: 'inProcess', progress: { done: 4_000, needed: 10_000 } });
    expect(codeOf(await claim(warmUp))).toBe('STATE_CHANGED');
    await stake(6_000);
    expect(await one(warmUp)).toMatchObject({ state: 'claim' });
    const balance = async () => Number((await gateway.call('balance', { token })).envelope.value['balance']);
    const before = await balance();
    const answers = await Promise.all(Array.from({ length: racers }, () => claim(warmUp)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balance()).toBe(before + 500);
    expect(await one(warmUp)).toMatchObject({ state: 'claimed' });
  });

  it('counts only the games it names', async () => {
    await step(originals);
    const { node_id } = await owner.selectFrom('game').select('node_id').where('type', '=', 'RNG').limit(1).executeTakeFirstOrThrow();
    await stake(30_000, node_id);
    expect(await one(originals)).toMatchObject({ state: 'joined' });
    await stake(30_000);
    expect(await one(originals)).toMatchObject({ state: 'inProcess', progress: { done: 30_000, needed: 50_000 } });
  });

  it('restarts the next day, and keeps earlier rewards', async () => {
    await step(warmUp);
    await step(7);
    await stake(6_000);
    platform.clock.shiftTo(day);
    token = await gateway.logIn();
    expect(await one(warmUp)).toMatchObject({ state: 'join' });
    expect(await one(7)).toMatchObject({ state: 'claim' });
    await stake(9_000);
    expect(await one(warmUp)).toMatchObject({ state: 'join' });
  });
});

describe('an activity of days', () => {
  it('is signed once a day and pays its prize after the last day [member-25]', async () => {
    for (let morning = 0; morning < 7; morning += 1) {
      platform.clock.shiftTo(morning * day);
      token = await gateway.logIn();
      const signed = await step(mornings, 'sign');
      expect(stateOf(signed)).toBe(morning < 6 ? 'signed' : 'claim');
      expect(codeOf(await step(mornings, 'sign'))).toBe('STATE_CHANGED');
    }
    expect(await one(mornings)).toMatchObject({ state: 'claim', progress: { done: 7, needed: 7 } });
    const eggs = async () => (await centre()).tickets.filter(({ kind }) => kind === 'egg').length;
    const before = await eggs();
    expect((await claim(mornings)).envelope.value).toMatchObject({
      promotion: { state: 'claimed' },
      reward: { prize: { kind: 'tickets', poolKind: 'egg' } },
    });
    expect(await eggs()).toBe(before + 2);
    platform.clock.shiftTo(7 * day);
    token = await gateway.logIn();
    expect((await step(mornings, 'sign')).envelope.value).toMatchObject({ state: 'signed', progress: { done: 1, needed: 7 } });
  });
});

describe('a gift', () => {
  it('is granted once a day, and repeated for the same key', async () => {
    const first = await claim(spin, { idempotencyKey: 'gift' });
    expect(first.envelope.value).toMatchObject({ promotion: { state: 'claimed' } });
    expect(await claim(spin, { idempotencyKey: 'gift' })).toMatchObject({ status: 200, envelope: first.envelope });
    expect(codeOf(await claim(spin))).toBe('STATE_CHANGED');
    platform.clock.shiftTo(day);
    token = await gateway.logIn();
    expect((await claim(spin)).status).toBe(200);
  });
});

describe('an application', () => {
  const decide = (body: object) => gateway.control('decideApplication', body);
  const waiting = async () =>
    (await gateway.control('applications', { state: 'inProcess', limit: 10 })).json().value.items as { id: number; account: string }[];

  it('with pictures is pending until the desk approves it, and its reward is then claimed once [member-24, member-26]', async () => {
    const pictures = [await upload(), await upload()];
    const applied = await apply(bestWin, { pictures });
    expect(applied.envelope.value).toMatchObject({ state: 'applying', application: { state: 'inProcess', pictures: 2 } });
    const [application] = await waiting();
    expect(application).toMatchObject({ account: 'demo', promotion: 'Show your best win', remarks: 'Look at this' });
    expect((await gateway.control('applicationPictures', { id: application?.id })).json().value.pictures).toHaveLength(2);
    const decisions = await Promise.all(Array.from({ length: 8 }, () => decide({ id: application?.id, decision: 'approve' })));
    expect(decisions.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await one(bestWin)).toMatchObject({ state: 'issued', application: { state: 'approved' } });
    const reward = (await centre()).waiting.find(({ origin }) => origin === 'promotion');
    expect((await gateway.call('claimRaffle', { token, body: { rewardId: reward?.id, idempotencyKey: 'a' } })).status).toBe(200);
    expect(await one(bestWin)).toMatchObject({ state: 'claimed' });
    expect(codeOf(await claim(bestWin))).toBe('STATE_CHANGED');
    const acts = await owner.selectFrom('audit_log').select('act').where('act', 'like', 'application.%').execute();
    expect(acts).toEqual([{ act: 'application.approve' }]);
  });

  it('that was rejected shows the reason, and can be made again [member-26, member-27]', async () => {
    await apply(birthday);
    expect(codeOf(await apply(birthday))).toBe('STATE_CHANGED');
    const [application] = await waiting();
    await decide({ id: application?.id, decision: 'reject', reason: 'It is not your month.' });
    expect(await one(birthday)).toMatchObject({ state: 'rejected', application: { state: 'rejected', reason: 'It is not your month.' } });
    expect((await decide({ id: application?.id, decision: 'approve' })).json()).toMatchObject({ value: { code: 'STATE_CHANGED' } });
    expect(stateOf(await apply(birthday))).toBe('applying');
  });

  it('accepts remarks of 140 characters as readers count them, and not one more [valid-49]', async () => {
    const family = '👩‍👩‍👧';
    const refused = await apply(birthday, { remarks: family.repeat(141) });
    expect([refused.status, refused.envelope.value]).toMatchObject([400, { code: 'INVALID_REQUEST', fields: { '/remarks': 'maxLength' } }]);
    expect((await apply(birthday, { remarks: family.repeat(140) })).status).toBe(200);
  });

  it('accepts three of the member’s own pictures, and no fourth [valid-52]', async () => {
    const own = [await upload(), await upload(), await upload()];
    expect(codeOf(await apply(bestWin, { pictures: [...own, randomUUID()] }))).toBe('INVALID_REQUEST');
    const foreign = await upload(await gateway.logIn('lucas'));
    expect((await apply(bestWin, { pictures: [foreign] })).status).toBe(404);
    expect(await one(bestWin)).toMatchObject({ state: 'join', application: null });
    expect((await apply(bestWin, { pictures: own })).status).toBe(200);
  });
});

describe('the desk', () => {
  it('switches an activity off and on, and the change is recorded', async () => {
    await step(warmUp);
    await gateway.control('switchPromotion', { id: warmUp, isOn: false });
    expect(await one(warmUp)).toMatchObject({ state: 'closed' });
    expect(await one(warmUp, await gateway.logIn('lucas'))).toBeUndefined();
    await gateway.control('switchPromotion', { id: warmUp, isOn: true });
    expect(await one(warmUp)).toMatchObject({ state: 'joined' });
    const { items } = (await gateway.control('promotions')).json().value as { items: { id: number; members: number }[] };
    expect(items.find(({ id }) => id === warmUp)).toMatchObject({ isOn: true, members: 1 });
  });

  it('sees the members of an activity in the state each member sees, counted and paged [member-25]', async () => {
    type Seen = { items: { account: string; state: string }[]; next: string | null; counts: Record<string, number> };
    const members = async (id = 0, query: object = {}) =>
      (await gateway.control('participants', { promotion: id, limit: 1, ...query })).json().value as Seen;
    const lucas = await gateway.logIn('lucas');
    await step(warmUp);
    await step(warmUp, 'join', lucas);
    expect((await members(warmUp)).counts).toEqual({ joined: 2 });
    await stake(4_000);
    expect([(await one(warmUp))?.state, (await members(warmUp)).counts]).toEqual(['inProcess', { joined: 1, inProcess: 1 }]);
    expect(await members(warmUp, { state: 'inProcess' })).toMatchObject({ items: [{ account: 'demo', state: 'inProcess' }], next: null });
    await stake(6_000);
    expect([(await one(warmUp))?.state, (await members(warmUp)).counts]).toEqual(['claim', { joined: 1, claim: 1 }]);
    const first = await members(warmUp);
    const second = await members(warmUp, { after: first.next });
    expect([...first.items, ...second.items].map(({ account }) => account).sort()).toEqual(['demo', 'lucas']);
    expect(second.next).toBeNull();
    await claim(warmUp);
    await step(mornings, 'sign');
    expect((await members(warmUp)).counts).toEqual({ joined: 1, claimed: 1 });
    expect((await members(mornings)).counts).toEqual({ signed: 1 });
    platform.clock.shiftTo(day);
    token = await gateway.logIn();
    expect((await members(warmUp)).counts).toEqual({ join: 2 });
    expect((await gateway.control('participants', { promotion: 999, limit: 1 })).statusCode).toBe(404);
  });

  it('sees what was issued and what became of it', async () => {
    const counts = async () => (await gateway.control('participants', { promotion: bestWin, limit: 9 })).json().value.counts;
    await apply(bestWin);
    expect(await counts()).toEqual({ applying: 1 });
    const { items } = (await gateway.control('applications', { state: 'inProcess', limit: 10 })).json().value;
    await gateway.control('decideApplication', { id: items[0].id, decision: 'approve' });
    expect(await counts()).toEqual({ issued: 1 });
    await claim(bestWin);
    expect(await counts()).toEqual({ claimed: 1 });
  });

  it('grants tickets and money once per key', async () => {
    const grant = {
      account: 'demo',
      title: 'For your patience',
      prize: { kind: 'tickets', amount: 2, poolId: 1 },
      idempotencyKey: 'grant',
    };
    const [first, second] = [await gateway.control('giveReward', grant), await gateway.control('giveReward', grant)];
    expect(first.json().value).toEqual(second.json().value);
    expect((await centre()).waiting.filter(({ title }) => title === 'For your patience')).toHaveLength(1);
    expect((await gateway.control('giveReward', { ...grant, idempotencyKey: 'x', prize: { kind: 'cash', amount: 0 } })).statusCode).toBe(
      400,
    );
    expect((await gateway.control('giveReward', { ...grant, idempotencyKey: 'y', account: 'nobody' })).statusCode).toBe(404);
  });
});

it('is separate for each merchant', async () => {
  const beta = await gateway.logIn('demo', 'BETA');
  await gateway.control('switchPromotion', { id: warmUp, isOn: false });
  const { items } = (await gateway.call('promotions', { merchant: 'BETA', token: beta })).envelope
    .value as unknown as ValueOf<'promotions'>;
  expect(items.find(({ id }) => id === warmUp)).toMatchObject({ state: 'join' });
});
