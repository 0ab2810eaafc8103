import { createHash, createHmac, randomUUID } from 'node:crypto';
import { prizeMessage, pickWeighted } from '@livery/contract/fair-pick';
import type { Reward, RewardCentre, ValueOf } from '@livery/contract/shapes';
import { afterEach, describe, expect, it } from 'vitest';
import { runSweeps } from '../../../test/run-sweeps.ts';
import { openTestGateway, type TestAnswer } from '../../../test/test-gateway.ts';
import { auditLedger } from '#composition/audit-ledger.ts';
import { demoPools } from './demo-prize-pools.seed.ts';
import { issueTickets } from './prize-pools.repo.ts';
import { rewardsModule } from './rewards.routes.ts';

const racers = 64;
const day = 24 * 3_600_000;
const gateway = await openTestGateway({ poolSize: 128 });
const { owner, platform } = gateway;
const merchant = platform.merchants.byCode('ALPHA') ?? expect.fail('there is no ALPHA');
let [token, other] = [await gateway.logIn(), await gateway.logIn('lucas')];
const idOf = async (account: string): Promise<number> =>
  (
    await owner
      .selectFrom('member')
      .select('id')
      .where('merchant_id', '=', merchant.id)
      .where('username', '=', account)
      .executeTakeFirstOrThrow()
  ).id;
const memberId = await idOf('demo');

const centre = async (as = token) => (await gateway.call('rewards', { token: as })).envelope.value as unknown as RewardCentre;
const unread = async (as = token) => ((await gateway.call('unreadCount', { token: as })).envelope.value as ValueOf<'unreadCount'>).rewards;
const claimable = async (as = token) =>
  ((await gateway.call('unreadCount', { token: as })).envelope.value as ValueOf<'unreadCount'>).claimable;
const balance = async (as = token) => Number((await gateway.call('balance', { token: as })).envelope.value['balance']);
const drawWith = (ticketId: number, body: object = {}, as = token) =>
  gateway.call('openPrize', { token: as, body: { ticketId, clientSeed: 'mine', idempotencyKey: randomUUID(), ...body } });
/** On a slow machine some of many racing requests wait too long for a connection and must be retried. */
async function drawUntilServed(ticketId: number): Promise<TestAnswer> {
  const idempotencyKey = randomUUID();
  for (;;) {
    const answer = await drawWith(ticketId, { idempotencyKey });
    if (answer.status !== 503) return answer;
  }
}
const claim = (rewardId: number, body: object = {}, as = token) =>
  gateway.call('claimRaffle', { token: as, body: { rewardId, idempotencyKey: randomUUID(), ...body } });

/** Issues new tickets of a draw and returns their numbers. */
async function give(poolId: number, count = 1, to = memberId): Promise<number[]> {
  const ids = async () => (await owner.selectFrom('prize_ticket').select('id').where('member_id', '=', to).execute()).map(({ id }) => id);
  const before = await ids();
  await platform.tenants.transaction(merchant.id, (trx) =>
    issueTickets(trx, { merchantId: merchant.id, memberId: to, poolId, count, now: platform.clock.now() }),
  );
  return (await ids()).filter((id) => !before.includes(id));
}

afterEach(async () => {
  if (platform.clock.ahead > 0) {
    // The sessions have expired in the meantime.
    platform.clock.shiftTo(0);
    [token, other] = [await gateway.logIn(), await gateway.logIn('lucas')];
  }
  expect((await auditLedger(owner)).findings).toEqual([]);
});

describe('the reward centre', () => {
  it('holds waiting rewards, including tickets for golden eggs and red envelopes, and counts unseen ones [member-11, member-22]', async () => {
    const { waiting, tickets, pools } = await centre(await gateway.logIn());
    expect(waiting.map(({ prize, state }) => [prize.kind, prize.amount, state])).toEqual([
      ['cash', 1_500, 'waiting'],
      ['bonus', 5_000, 'waiting'],
    ]);
    const kinds = tickets.map(({ kind }) => kind);
    expect(['egg', 'envelope', 'wheel', 'raffle'].map((kind) => kinds.filter((each) => each === kind).length)).toEqual([2, 2, 3, 4]);
    expect(pools.map(({ kind }) => kind)).toEqual(['wheel', 'egg', 'envelope', 'raffle']);
    expect(await unread()).toBe(waiting.length + tickets.length);
    await gateway.call('readRewards', { token });
    expect(await unread()).toBe(0);
    await give(demoPools.egg);
    expect(await unread()).toBe(1);
  });

  it('counts everything claimable now, with levels and missions, but no raffle tickets', async () => {
    const { waiting, tickets } = await centre();
    const playable = tickets.filter(({ kind }) => kind !== 'raffle');
    expect(tickets.length).toBeGreaterThan(playable.length);
    const { levels } = (await gateway.call('vip', { token })).envelope.value as unknown as ValueOf<'vip'>;
    const missions = (await gateway.call('missionSummary', { token })).envelope.value as unknown as ValueOf<'missionSummary'>;
    const open = levels.filter(({ state }) => state === 'claimable');
    expect(await claimable()).toBe(waiting.length + playable.length + open.length + missions.claimable);
  });

  it('publishes the odds and the stock of a draw', async () => {
    const [wheel] = (await centre()).pools;
    expect(wheel?.prizes.reduce((sum, { weight }) => sum + weight, 0)).toBe(1_000);
    expect(wheel?.prizes.at(-1)).toMatchObject({ prize: { kind: 'cash', amount: 10_000 }, weight: 15, stock: 25 });
  });

  it('is empty for a trial account', async () => {
    expect((await gateway.call('rewards', { token: await gateway.logIn('trial') })).envelope.value['code']).toBe('TRIAL_REFUSED');
  });
});

describe('a reward', () => {
  it('is paid by the specified call once, in a race too [member-12, wire-mcs2-claimrafflepromotion]', async () => {
    const reward = (await centre()).waiting.find(({ prize }) => prize.kind === 'cash') ?? expect.fail('nothing waits');
    const [before, counted] = [await balance(), await claimable()];
    const answers = await Promise.all(Array.from({ length: racers }, () => claim(reward.id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ envelope }) => envelope.value['code']))).toEqual(
      new Set(['STATE_CHANGED']),
    );
    expect(await balance()).toBe(before + 1_500);
    expect(await claimable()).toBe(counted - 1);
  });

  it('is answered again for the same key, and refused with the key of another reward', async () => {
    const reward = (await centre()).waiting.find(({ prize }) => prize.kind === 'bonus') ?? expect.fail('nothing waits');
    const first = await claim(reward.id, { idempotencyKey: 'once' });
    expect(first.envelope.value).toMatchObject({
      reward: { state: 'claimed', prize: { kind: 'bonus', amount: 5_000 } },
      balance: await balance(),
    });
    expect(await claim(reward.id, { idempotencyKey: 'once' })).toMatchObject({ status: 200, envelope: first.envelope });
    expect((await claim(reward.id + 1, { idempotencyKey: 'once' })).envelope.value['code']).toBe('IDEMPOTENCY_CONFLICT');
    const bonus = await owner
      .selectFrom('account')
      .select('balance')
      .where('member_id', '=', memberId)
      .where('kind', '=', 'BONUS')
      .executeTakeFirst();
    expect(bonus?.balance).toBe(5_000);
  });

  it('belongs to its member only, and expires', async () => {
    const grant = { account: 'demo', title: 'A gift', prize: { kind: 'cash', amount: 100 }, idempotencyKey: randomUUID() };
    const { rewardId } = (await gateway.control('giveReward', grant)).json().value;
    expect((await claim(rewardId, {}, other)).status).toBe(404);
    platform.clock.shiftTo(31 * day);
    const late = await gateway.logIn();
    expect((await claim(rewardId, {}, late)).envelope.value['code']).toBe('STATE_CHANGED');
    const { items } = (await gateway.call('rewardHistory', { token: late, query: { limit: 5 } })).envelope.value as unknown as {
      items: Reward[];
    };
    expect(items.find(({ id }) => id === rewardId)).toMatchObject({ state: 'expired', title: 'A gift' });
  });
});

describe('a ticket', () => {
  it('brings one prize and moves the money once in a race of 64 [member-23]', async () => {
    const [ticketId = 0] = await give(demoPools.wheel);
    const before = await balance();
    const answers = await Promise.all(Array.from({ length: racers }, () => drawWith(ticketId)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const [first] = won;
    const { reward, balance: after } = (first ?? expect.fail('nobody won')).envelope.value as unknown as ValueOf<'openPrize'>;
    expect(after).toBe(before + (reward.prize.kind === 'cash' ? reward.prize.amount : 0));
    expect(await balance()).toBe(after);
    expect((await centre()).tickets.map(({ id }) => id)).not.toContain(ticketId);
  });

  it('is bound to a seed before use, and the prize follows from it and the member’s own seed', async () => {
    const [ticketId = 0] = await give(demoPools.wheel);
    const { tickets, pools } = await centre();
    const commitment = tickets.find(({ id }) => id === ticketId)?.commitment;
    const { reward, prizeId } = (await drawWith(ticketId, { clientSeed: 'lucky-7' })).envelope.value as unknown as ValueOf<'openPrize'>;
    const proof = reward.proof ?? expect.fail('there is no proof');
    const seed = Buffer.from(proof.serverSeed, 'hex');
    expect(createHash('sha256').update(seed).digest('hex')).toBe(commitment);
    const weights = pools[0]?.prizes.map(({ weight }) => weight) ?? [];
    expect(proof).toMatchObject({ clientSeed: 'lucky-7', commitment, weights });
    const picked = pickWeighted(createHmac('sha256', seed).update(prizeMessage(ticketId, 'lucky-7')).digest(), weights);
    expect([proof.picked, pools[0]?.prizes[picked]?.id]).toEqual([picked, prizeId]);
  });

  it('is answered again for the same key', async () => {
    const [ticketId = 0] = await give(demoPools.egg);
    const first = await drawWith(ticketId, { idempotencyKey: 'egg' });
    expect(await drawWith(ticketId, { idempotencyKey: 'egg' })).toMatchObject({ status: 200, envelope: first.envelope });
    expect((await drawWith(ticketId, { idempotencyKey: 'egg', clientSeed: 'other' })).envelope.value['code']).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('cannot be used by another member, and expires', async () => {
    const [ticketId = 0] = await give(demoPools.wheel);
    expect((await drawWith(ticketId, {}, other)).status).toBe(404);
    platform.clock.shiftTo(31 * day);
    expect((await drawWith(ticketId, {}, await gateway.logIn())).envelope.value['code']).toBe('STATE_CHANGED');
  });

  it('cannot be used twice in the database', async () => {
    await expect(owner.updateTable('prize_ticket').set({ used_at: null }).where('reward_id', 'is not', null).execute()).rejects.toThrow(
      'is already used',
    );
  });
});

describe('the last item in stock', () => {
  it('goes to one of many, and the others win something else', async () => {
    const place = (id: number) =>
      owner.updateTable('pool_prize').where('merchant_id', '=', merchant.id).where('pool_id', '=', demoPools.egg).where('id', '=', id);
    const drawnBefore = await owner
      .selectFrom('prize_ticket')
      .select('id')
      .where('pool_id', '=', demoPools.egg)
      .where('used_at', 'is not', null)
      .execute();
    expect(drawnBefore.length).toBeLessThan(5);
    // Almost certain while stock lasts. An earlier test may have drawn a prize.
    await place(5)
      .set(({ eb }) => ({ weight: 900_000, stock: 1, pieces: eb(eb('pieces', '-', eb.ref('stock')), '+', 1) }))
      .execute();
    const tickets = await give(demoPools.egg, 16);
    const answers = await Promise.all(tickets.map(drawUntilServed));
    expect(answers.map(({ status }) => status)).toEqual(tickets.map(() => 200));
    expect(answers.filter(({ envelope }) => envelope.value['prizeId'] === 5)).toHaveLength(1);
    const prize = await owner
      .selectFrom('pool_prize')
      .select('stock')
      .where('merchant_id', '=', merchant.id)
      .where('pool_id', '=', demoPools.egg)
      .where('id', '=', 5)
      .executeTakeFirst();
    expect(prize?.stock).toBe(0);
  });
});

describe('red envelopes', () => {
  it('share their pot to the last cent, and the next one opens a new pot', async () => {
    const total = 20_000;
    const tickets = await give(demoPools.envelope, 41);
    const before = await balance();
    const amounts: number[] = [];
    for (const ticketId of tickets.slice(0, 40)) {
      const { reward } = (await drawWith(ticketId)).envelope.value as unknown as ValueOf<'openPrize'>;
      amounts.push(reward.prize.amount);
    }
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
    expect(Math.min(...amounts)).toBeGreaterThanOrEqual(1);
    expect(await balance()).toBe(before + total);
    expect((await drawWith(tickets[40] ?? 0)).status).toBe(200);
    expect((await centre()).pools[2]?.pot).toMatchObject({ total, slices: 40, slicesLeft: 39 });
  });

  it('are each opened by one of 16 racing requests', async () => {
    const tickets = await give(demoPools.envelope, 16);
    const answers = await Promise.all(tickets.map((ticketId) => drawWith(ticketId)));
    expect(answers.map(({ status }) => status)).toEqual(tickets.map(() => 200));
  });
});

describe('a raffle', () => {
  it('is drawn once at its time, over all tickets, and its prizes wait for the winners', async () => {
    const { raffle } = (await centre()).pools[3] ?? expect.fail('there is no raffle');
    expect(raffle).toMatchObject({ settledAt: null, serverSeed: null, tickets: 9 });
    const mine = (await centre()).tickets.find(({ kind }) => kind === 'raffle');
    expect((await drawWith(mine?.id ?? 0)).envelope.value['code']).toBe('NOT_AVAILABLE');

    platform.clock.shiftTo(7 * day);
    const late = await gateway.logIn();
    const now = platform.clock.now();
    await Promise.all([1, 2, 3].map(() => runSweeps(platform, rewardsModule.sweeps ?? [], now)));
    const drawn = (await centre(late)).pools[3]?.raffle ?? expect.fail('there is no raffle');
    expect(drawn.winners.map(({ prize }) => prize.amount).slice(0, 5)).toEqual([100_000, 25_000, 25_000, 25_000, 5_000]);
    expect(drawn.winners).toHaveLength(9);
    expect(
      createHash('sha256')
        .update(Buffer.from(drawn.serverSeed ?? '', 'hex'))
        .digest('hex'),
    ).toBe(raffle?.commitment);
    const won = (await centre(late)).waiting.filter(({ origin }) => origin === 'raffle');
    expect(won).toHaveLength(4);
    expect((await claim(won[0]?.id ?? 0, {}, late)).status).toBe(200);
  });
});

it('offers no pools where the law forbids raffles', async () => {
  const { profile } = await owner.selectFrom('merchant').select('profile').where('id', '=', merchant.id).executeTakeFirstOrThrow();
  const [ticketId = 0] = await give(demoPools.wheel);
  const keep = (compliance: object) =>
    owner
      .updateTable('merchant')
      .set({ profile: JSON.stringify({ ...(profile as object), compliance }) })
      .where('id', '=', merchant.id)
      .execute();
  try {
    await keep({ jurisdiction: 'BR', raffleAuthorisation: '' });
    await expect.poll(async () => (await centre()).pools).toEqual([]);
    expect((await centre()).tickets).toEqual([]);
    expect((await drawWith(ticketId)).envelope.value['code']).toBe('NOT_AVAILABLE');
    await keep({ jurisdiction: 'BR', raffleAuthorisation: 'SPA/ME 04.012345/2026' });
    await expect.poll(async () => (await centre()).pools[0]?.authorisation).toBe('SPA/ME 04.012345/2026');
    expect((await drawWith(ticketId)).status).toBe(200);
  } finally {
    await owner
      .updateTable('merchant')
      .set({ profile: JSON.stringify(profile) })
      .where('id', '=', merchant.id)
      .execute();
  }
});

it('returns to its first tickets after a reset, and keeps what was paid', async () => {
  await gateway.control('reset');
  const { waiting, tickets } = await centre(await gateway.logIn());
  expect([waiting.filter(({ origin }) => origin === 'desk').length, tickets.filter(({ kind }) => kind === 'wheel').length]).toEqual([2, 3]);
});
