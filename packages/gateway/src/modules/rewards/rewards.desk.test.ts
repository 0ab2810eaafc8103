import { randomUUID } from 'node:crypto';
import type { DeskPrizePool, DeskReward } from '@livery/contract/control/shapes';
import type { RewardCentre, ValueOf } from '@livery/contract/shapes';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { auditLedger } from '#composition/audit-ledger.ts';
import { demoPools } from './demo-prize-pools.seed.ts';

const gateway = await openTestGateway();
const token = await gateway.logIn();

const give = async (account: string, prize: object, merchant?: string) =>
  (await gateway.control('giveReward', { account, title: 'A gift', prize, idempotencyKey: randomUUID() }, merchant)).json().value;
const list = async (query: object = {}, merchant?: string) =>
  (await gateway.control('rewards', { limit: 50, ...query }, merchant)).json().value.items as DeskReward[];
const pools = async () => (await gateway.control('promotions')).json().value.pools as DeskPrizePool[];
const draw = async (id: number, merchant?: string) => (await gateway.control('settleRaffle', { id }, merchant)).json().value;
const centre = async (as = token) => (await gateway.call('rewards', { token: as })).envelope.value as unknown as RewardCentre;
const promotion = async (id: number) =>
  ((await gateway.call('promotions', { token })).envelope.value as unknown as ValueOf<'promotions'>).items.find((each) => each.id === id);

afterEach(async () => expect((await auditLedger(gateway.owner)).findings).toEqual([]));

describe('rewards at the desk', () => {
  it('are listed by account while they wait, newest first, for each merchant separately', async () => {
    const { rewardId } = await give('lucas', { kind: 'tickets', amount: 2, poolId: demoPools.egg });
    const { rewardId: cash } = await give('lucas', { kind: 'cash', amount: 1_250 });
    await give('lucas', { kind: 'cash', amount: 7 }, 'BETA');
    const waiting = await list({ search: 'LUC' });
    expect(waiting.map(({ id, kind, amount, pool: name, account }) => [id, kind, amount, name, account])).toEqual([
      [cash, 'cash', 1_250, null, 'lucas'],
      [rewardId, 'tickets', 2, 'Golden eggs', 'lucas'],
    ]);
    const told = gateway.owner.selectFrom('member_event').innerJoin('member', 'member.id', 'member_id').select('topic');
    expect(await told.where('username', '=', 'lucas').where('topic', '=', 'rewards').execute()).toHaveLength(3);
    expect(waiting[0]).toMatchObject({ unit: 'BRL', origin: 'desk', isSeen: false, title: 'A gift' });
    const lucas = await gateway.logIn('lucas');
    await gateway.call('readRewards', { token: lucas });
    await gateway.call('claimRaffle', { token: lucas, body: { rewardId: cash, idempotencyKey: randomUUID() } });
    expect(await list({ search: 'lucas' })).toMatchObject([{ id: rewardId, isSeen: true }]);
    expect((await list()).length).toBeGreaterThan(1);
    expect((await gateway.control('rewards', { limit: 1 })).json().value.next).not.toBeNull();
    expect(await list({ search: 'lucas' }, 'BETA')).toMatchObject([{ amount: 7 }]);
  });
});

describe('a raffle at the desk', () => {
  it('can be drawn early, once in a race, and its winners get their prizes', async () => {
    expect((await pools()).find(({ id }) => id === demoPools.raffle)).toMatchObject({
      kind: 'raffle',
      tickets: 9,
      raffle: { settledAt: null, prizes: 34, winners: 0 },
    });
    const answers = await Promise.all(Array.from({ length: 8 }, () => draw(demoPools.raffle)));
    expect(answers.filter(({ winners }) => winners === 9)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'STATE_CHANGED')).toHaveLength(7);
    expect((await pools()).find(({ id }) => id === demoPools.raffle)).toMatchObject({
      tickets: 0,
      raffle: { prizes: 25, winners: 9, settledAt: expect.any(String) as string },
    });
    expect((await centre()).waiting.filter(({ origin }) => origin === 'raffle')).toHaveLength(4);
    const acts = await gateway.owner
      .selectFrom('audit_log')
      .select(['act', 'subject', 'details'])
      .where('act', '=', 'raffle.settle')
      .execute();
    expect(acts).toMatchObject([{ subject: String(demoPools.raffle), details: { winners: 9 } }]);
  });

  it('is not a prize any more once drawn, and its ticket sources end', async () => {
    const intoTheRaffle = 7;
    expect(await promotion(intoTheRaffle)).toMatchObject({ state: 'closed' });
    expect(await give('demo', { kind: 'tickets', amount: 1, poolId: demoPools.raffle })).toMatchObject({ code: 'NOT_AVAILABLE' });
    const { code } = (await gateway.call('takePart', { token, body: { promotionId: intoTheRaffle, step: 'join' } })).envelope.value;
    expect(code).toBe('STATE_CHANGED');
    await gateway.control('reset');
    expect((await centre(await gateway.logIn())).tickets.map(({ kind }) => kind)).not.toContain('raffle');
  });

  it('cannot be a wheel, and is separate for each merchant', async () => {
    expect(await draw(demoPools.wheel)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await draw(99)).toMatchObject({ code: 'NOT_FOUND' });
    expect((await draw(demoPools.raffle, 'BETA')).winners).toBe(9);
  });

  it('is not drawn where the law forbids it', async () => {
    const { profile } = await gateway.owner.selectFrom('merchant').select('profile').where('code', '=', 'ALPHA').executeTakeFirstOrThrow();
    const forbidden = JSON.stringify({ ...(profile as object), compliance: { jurisdiction: 'BR', raffleAuthorisation: '' } });
    await gateway.owner.updateTable('merchant').set({ profile: forbidden }).where('code', '=', 'ALPHA').execute();
    await expect.poll(async () => (await draw(demoPools.raffle)).code).toBe('NOT_AVAILABLE');
  });
});
