import { randomUUID } from 'node:crypto';
import type { ValueOf } from '@livery/contract/shapes';
import { describe, expect, it } from 'vitest';
import { sitDown } from '../../../test/games/played.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { auditLedger } from '#composition/audit-ledger.ts';
import { expireBonus } from './expire-bonus.job.ts';
import { grantBonus } from './grant-bonus.action.ts';

const day = 86_400_000;
const gateway = await openTestGateway({ poolSize: 40 });

type Bonuses = ValueOf<'bonuses'>;

async function read(token: string, query: Record<string, string> = {}): Promise<Bonuses> {
  const { status, envelope } = await gateway.call('bonuses', { token, query: { limit: 10, ...query } });
  expect(status, envelope.message ?? '').toBe(200);
  return envelope.value as unknown as Bonuses;
}

async function grant(account: string, order: Record<string, unknown> = {}): Promise<number> {
  const body = { account, amount: 1_000, rollover: 2, days: 7, reason: 'A gift', idempotencyKey: randomUUID(), ...order };
  const answer = await gateway.control('grantBonus', body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().value.bonusId;
}

const forfeit = (token: string, id: number, idempotencyKey: string = randomUUID()) =>
  gateway.call('forfeitBonus', { token, body: { id, idempotencyKey } });
const balance = async (token: string): Promise<number> => Number((await gateway.call('balance', { token })).envelope.value['balance']);

async function held(username: string): Promise<number> {
  const { sum } = await gateway.owner
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'account.member_id')
    .innerJoin('merchant', 'merchant.id', 'account.merchant_id')
    .select(({ fn }) => fn.sum<string | null>('balance').as('sum'))
    .where('username', '=', username)
    .where('merchant.code', '=', 'ALPHA')
    .where('account.kind', '=', 'BONUS')
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

const expire = async (bonusId: number, now: Date): Promise<void> => {
  const { platform } = gateway;
  await expireBonus.run({
    payload: { bonusId },
    merchant: platform.merchants.all().find(({ code }) => code === 'ALPHA') ?? null,
    platform,
    now,
  });
};

describe('a bonus', () => {
  it('is given by the desk with its rollover and expiry, once per key', async () => {
    const token = await gateway.logIn('helena');
    const idempotencyKey = randomUUID();
    const [first, again] = [await grant('helena', { idempotencyKey }), await grant('helena', { idempotencyKey })];
    expect(again).toBe(first);
    expect(await read(token)).toMatchObject({
      items: [{ id: first, source: 'bonus', amount: 1_000, required: 2_000, worked: 0, state: 'active', endedAt: null }],
      held: { count: 1, amount: 1_000 },
      contributions: expect.arrayContaining([{ gameType: 'LIVE', title: 'Cassino ao vivo', share: 200_000 }]),
    });
    expect(await held('helena')).toBe(1_000);
    const log = await gateway.owner.selectFrom('audit_log').select(['act', 'subject']).where('act', '=', 'bonus.grant').execute();
    expect(log).toEqual([{ act: 'bonus.grant', subject: 'helena' }]);
  });

  it('is wagered round by round, the oldest first, and becomes cash in the final round', async () => {
    const token = await gateway.logIn('marina');
    const [older, newer] = [await grant('marina'), await grant('marina', { amount: 500, rollover: 10 })];
    const spin = await sitDown(gateway, token);
    await spin(1_000);
    const worked = async () => Object.fromEntries((await read(token)).items.map(({ id, worked, state }) => [id, `${state} ${worked}`]));
    expect(await worked()).toEqual({ [older]: 'active 1000', [newer]: 'active 0' });
    const { balance: afterSpin } = await spin(2_000);
    expect(await worked()).toEqual({ [older]: 'released 2000', [newer]: 'active 1000' });
    expect(await balance(token)).toBe(afterSpin + 1_000);
    expect(await held('marina')).toBe(500);
    expect((await read(token, { state: 'ended' })).items.map(({ id }) => id)).toEqual([older]);
    expect((await read(token, { state: 'active' })).items.map(({ id }) => id)).toEqual([newer]);
  });

  it('counts a stake by the contribution of its game type', async () => {
    const token = await gateway.logIn('agent');
    await grant('agent');
    const { owner } = gateway;
    await owner.updateTable('bonus_contribution').set({ share: 300_000 }).where('game_type', '=', 'INHOUSE').execute();
    await (
      await sitDown(gateway, token)
    )(200);
    await owner.updateTable('bonus_contribution').set({ share: 1_000_000 }).where('game_type', '=', 'INHOUSE').execute();
    expect((await read(token)).items).toMatchObject([{ worked: 60 }]);
  });

  it('is released once when rounds in two sittings race to complete it', async () => {
    const token = await gateway.logIn('agent2');
    await grant('agent2', { amount: 700, rollover: 1 });
    const before = await balance(token);
    const [first, second] = [await sitDown(gateway, token), await sitDown(gateway, token)];
    const rounds = await Promise.all(Array.from({ length: 16 }, (_, index) => (index % 2 === 0 ? first : second)(100)));
    const moved = rounds.reduce((sum, round) => sum + round.win - round.stake, 0);
    expect((await read(token)).items).toMatchObject([{ state: 'released', worked: 700 }]);
    expect(await balance(token)).toBe(before + moved + 700);
    expect(await held('agent2')).toBe(0);
  });

  it('is forfeited once, with the amount it holds', async () => {
    const token = await gateway.logIn('lucas');
    const id = await grant('lucas');
    const before = await balance(token);
    const answers = await Promise.all(Array.from({ length: 24 }, () => forfeit(token, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ envelope }) => envelope.message))).toEqual(
      new Set(['NO_LONGER_OPEN']),
    );
    expect([await balance(token), await held('lucas')]).toEqual([before, 0]);
    expect((await read(token)).items).toMatchObject([{ state: 'forfeited' }]);
  });

  it('of another member is not found', async () => {
    const id = await grant('lucas');
    expect((await forfeit(await gateway.logIn('sofia'), id)).envelope.message).toBe('NOT_FOUND');
    expect((await forfeit(await gateway.logIn('sofia'), 999_999)).envelope.message).toBe('NOT_FOUND');
    expect(await held('lucas')).toBe(1_000);
  });

  it('expires once when it is not wagered in time, and not earlier', async () => {
    const token = await gateway.logIn('agent41');
    const id = await grant('agent41', { days: 3 });
    await expire(id, new Date(Date.now() + 3 * day - 60_000));
    expect((await read(token)).items).toMatchObject([{ state: 'active' }]);
    const late = new Date(Date.now() + 3 * day + 60_000);
    await Promise.all([expire(id, late), expire(id, late), expire(id, late)]);
    expect((await read(token)).items).toMatchObject([{ state: 'expired' }]);
    expect(await held('agent41')).toBe(0);
    expect((await forfeit(token, id)).envelope.message).toBe('NO_LONGER_OPEN');
  });

  it.each([
    ['no amount', { amount: 0 }],
    ['a part of a cent', { amount: 0.5 }],
    ['no rollover', { rollover: 0 }],
    ['no days', { days: 0 }],
    ['no reason', { reason: '' }],
  ])('is refused with %s', async (_what, order) => {
    const body = { account: 'sofia', amount: 1_000, rollover: 2, days: 7, reason: 'A gift', idempotencyKey: randomUUID(), ...order };
    expect((await gateway.control('grantBonus', body)).statusCode).toBe(400);
  });

  it('is revoked by a reset', async () => {
    await grant('sofia');
    await gateway.control('reset');
    expect(await held('sofia')).toBe(0);
  });
});

describe('a law that limits the rollover', () => {
  it('refuses a higher one at the desk, and lowers that of a reward', async () => {
    const { owner, platform } = gateway;
    const merchant = platform.merchants.byCode('ALPHA') ?? expect.fail('there is no ALPHA');
    const keep = async (profile: unknown) => {
      await owner
        .updateTable('merchant')
        .set({ profile: JSON.stringify(profile) })
        .where('id', '=', merchant.id)
        .execute();
      await platform.merchants.load();
    };
    const { profile, id: merchantId } = await owner
      .selectFrom('merchant')
      .select(['id', 'profile'])
      .where('code', '=', 'ALPHA')
      .executeTakeFirstOrThrow();
    await keep({ ...(profile as object), compliance: { jurisdiction: 'UK', raffleAuthorisation: '' } });
    try {
      const order = { account: 'agent42', amount: 1_000, days: 7, reason: 'A gift' };
      const desk = (rollover: number) => gateway.control('grantBonus', { ...order, rollover, idempotencyKey: randomUUID() });
      expect((await desk(11)).json().value).toMatchObject({ code: 'LIMIT_EXCEEDED', fields: { '/rollover': 'maximum' } });
      expect((await desk(10)).statusCode).toBe(200);
      const { id: memberId } = await owner
        .selectFrom('member')
        .select('id')
        .where('merchant_id', '=', merchantId)
        .where('username', '=', 'agent42')
        .executeTakeFirstOrThrow();
      const now = new Date();
      const granted = { merchantId, memberId, unit: 'BRL', amount: 500, source: 'bonus' as const, actor: 'job:test' as const, now };
      await platform.tenants.transaction(merchantId, (trx) =>
        grantBonus(trx, platform.jobs, { ...granted, rollover: 35, expiresAt: new Date(now.getTime() + day) }),
      );
    } finally {
      await keep(profile);
    }
    const { items } = await read(await gateway.logIn('agent42'));
    expect(items.map(({ amount, required }) => [amount, required])).toEqual([
      [500, 5_000],
      [1_000, 10_000],
    ]);
    expect((await auditLedger(owner)).findings).toEqual([]);
  });
});

it('leaves the books balanced', async () => {
  expect((await auditLedger(gateway.owner)).findings).toEqual([]);
});
