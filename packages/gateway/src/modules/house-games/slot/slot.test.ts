import { createHash, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { verifyRounds } from '@livery/arcade/shell/fairness';
import type { OpenAnswer, RotateAnswer } from '@livery/arcade/shell/wire';
import { checkableSpin } from '@livery/arcade/slot/slot-fairness';
import { slotModels, type SlotModelId } from '@livery/arcade/slot/slot-models';
import type { SpinAnswer } from '@livery/arcade/slot/slot-wire';
import { openTestGateway } from '../../../../test/test-gateway.ts';
import { moved, post } from '#ledger/ledger.ts';
import { readCourse } from '../round-course.rules.ts';

const racers = 64;
const gamesHost = 'games.localhost:4000';
const game = { nodeId: 27_002, vassalage: 'HOUSE', gameType: 'INHOUSE', language: 'en', device: 'WEB' };

const gateway = await openTestGateway({ poolSize: 40 });
const token = await gateway.logIn();
const account = await gateway.owner
  .selectFrom('account')
  .innerJoin('member', 'member.id', 'account.member_id')
  .innerJoin('merchant', 'merchant.id', 'account.merchant_id')
  .select(['account.id', 'account.merchant_id'])
  .where('member.username', '=', 'demo')
  .where('merchant.code', '=', 'ALPHA')
  .executeTakeFirstOrThrow();
const cash = account.id;
const { id: house } = await gateway.owner
  .selectFrom('account')
  .select('id')
  .where('merchant_id', '=', account.merchant_id)
  .where('kind', '=', 'GAMES')
  .where('unit', '=', 'BRL')
  .executeTakeFirstOrThrow();

beforeEach(() => setBalance(100_000));

async function balance(): Promise<number> {
  const row = await gateway.owner.selectFrom('account').select('balance').where('id', '=', cash).executeTakeFirstOrThrow();
  return row.balance ?? 0;
}

async function setBalance(target: number): Promise<void> {
  const amount = target - (await balance());
  if (amount === 0) return;
  await gateway.platform.tenants.transaction(account.merchant_id, (trx) =>
    post(trx, {
      merchantId: account.merchant_id,
      kind: 'grant',
      actor: 'job:test',
      at: new Date(),
      entries: moved({ house: 'ADJUSTMENT', unit: 'BRL' }, { accountId: cash }, amount),
    }),
  );
}

const transactions = async (): Promise<number> =>
  (await gateway.owner.selectFrom('txn').select('id').where('kind', '=', 'spin').execute()).length;

async function ticket(kind: 'launchGame' | 'launchDemo' = 'launchGame', launcher = token): Promise<string> {
  const { envelope } = await gateway.call(kind, { body: game, ...(kind === 'launchGame' ? { token: launcher } : {}) });
  return new URL(String(envelope.value['url'])).searchParams.get('ticket') ?? '';
}

interface Answer<Value> {
  readonly status: number;
  readonly value: Value & { readonly code?: string };
}

async function api<Value>(name: string, body: object, host = gamesHost): Promise<Answer<Value>> {
  const response = await gateway.inject({
    method: 'POST',
    url: `/${name === 'spin' ? 'slot' : 'play'}/api/${name}`,
    headers: { host },
    payload: body,
  });
  const { value } = response.json<{ value: Answer<Value>['value'] }>();
  // On a busy machine a call may wait longer than the gateway allows. It then asks for a retry.
  return value.code === 'UNAVAILABLE' ? api(name, body, host) : { status: response.statusCode, value };
}

const open = async (kind?: 'launchGame' | 'launchDemo'): Promise<OpenAnswer> =>
  (await api<OpenAnswer>('open', { ticket: await ticket(kind) })).value;
const openAs = async (launcher: string): Promise<OpenAnswer> =>
  (await api<OpenAnswer>('open', { ticket: await ticket('launchGame', launcher) })).value;
const spinWith = (session: string, overrides: object = {}): Promise<Answer<SpinAnswer>> =>
  api<SpinAnswer>('spin', { session, idempotencyKey: randomUUID(), stake: 100, clientSeed: 'mine', ...overrides });

describe('a ticket', () => {
  it('opens one sitting when many try at once', async () => {
    const once = await ticket();
    const answers = await Promise.all(Array.from({ length: racers }, () => api<OpenAnswer>('open', { ticket: once })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ value }) => value.code))).toEqual(new Set(['NOT_FOUND']));
  });

  it('expires after a minute', async () => {
    const old = await ticket();
    gateway.platform.clock.shiftTo(60_001);
    try {
      expect((await api('open', { ticket: old })).status).toBe(404);
    } finally {
      gateway.platform.clock.shiftTo(0);
    }
  });

  it('gives the game its limits, model, return and commitment', async () => {
    const opened = await open();
    expect(opened).toMatchObject({
      gameName: 'Harbour Carnival',
      mode: 'real',
      balance: 100_000,
      currency: { code: 'BRL', symbol: 'R$', digits: 2 },
      model: 'tide',
    });
    expect(opened.rtp).toBeCloseTo(0.9594, 4);
    expect(opened.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(opened.stakes.length).toBeGreaterThan(4);
  });

  it('does not work on a brand’s own host', async () => {
    expect((await api('open', { ticket: await ticket() }, 'alpha.example')).status).toBe(404);
    expect(
      (await gateway.inject({ method: 'GET', url: `/slot/?ticket=${await ticket()}`, headers: { host: 'alpha.example' } })).statusCode,
    ).toBe(404);
  });
});

describe('a spin for money', () => {
  it('moves stake and win in one ledger transaction', async () => {
    const { session } = await open();
    const { value } = await spinWith(session, { stake: 2_000 });
    expect(value.balance).toBe(100_000 - 2_000 + value.win);
    expect(await balance()).toBe(value.balance);
    const round = await gateway.owner.selectFrom('bet').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    const entries = await gateway.owner
      .selectFrom('entry')
      .select(['account_id', 'amount'])
      .where('txn_id', '=', round.settle_txn ?? 0)
      .orderBy('position')
      .execute();
    expect(entries).toEqual([
      { account_id: cash, amount: -2_000 },
      ...(value.win > 0 ? [{ account_id: cash, amount: value.win }] : []),
      ...(value.win === 2_000 ? [] : [{ account_id: house, amount: 2_000 - value.win }]),
    ]);
    expect(round).toMatchObject({ id: round.settle_txn, stake: 2_000, payout: value.win });
    expect(readCourse(round.course ?? Buffer.alloc(0))).toMatchObject({
      nonce: value.nonce,
      clientSeed: 'mine',
      data: Buffer.from(value.turns.flatMap(({ stops }) => stops)),
    });
  });

  it('is one round and one transaction when sent 64 times at once with one key', async () => {
    const { session } = await open();
    const before = await transactions();
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(Array.from({ length: racers }, () => spinWith(session, { idempotencyKey })));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.status).toBe(200);
    expect(await transactions()).toBe(before + 1);
    expect(await balance()).toBe(100_000 - 100 + (answers[0]?.value.win ?? 0));
  });

  it('refuses the same key for another stake', async () => {
    const { session } = await open();
    const idempotencyKey = randomUUID();
    await spinWith(session, { idempotencyKey });
    expect((await spinWith(session, { idempotencyKey, stake: 200 })).value.code).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('never overspends when 64 different spins race in eight sittings for a balance of three', async () => {
    const sittings = await Promise.all(Array.from({ length: 8 }, () => open()));
    await setBalance(3 * 2_000);
    const answers = await Promise.all(Array.from({ length: racers }, (_, i) => spinWith(sittings[i % 8]?.session ?? '', { stake: 2_000 })));
    const played = answers.filter(({ status }) => status === 200);
    const won = played.reduce((sum, { value }) => sum + value.win, 0);
    expect(played.length).toBeGreaterThanOrEqual(3);
    expect(await balance()).toBe(3 * 2_000 - played.length * 2_000 + won);
    expect(await balance()).toBeGreaterThanOrEqual(0);
    for (const { value } of answers.filter(({ status }) => status !== 200)) expect(value.code).toBe('INSUFFICIENT_BALANCE');
  });

  it('changes nothing when the balance does not cover the stake, not even the next outcome', async () => {
    const { session } = await open();
    await setBalance(99);
    const before = await transactions();
    expect((await spinWith(session)).value.code).toBe('INSUFFICIENT_BALANCE');
    expect(await balance()).toBe(99);
    expect(await transactions()).toBe(before);
    await setBalance(100);
    expect((await spinWith(session)).value.nonce).toBe(1);
  });

  it('accepts only listed stakes, valid seeds and live sittings', async () => {
    const { session } = await open();
    expect((await spinWith(session, { stake: 101 })).value.code).toBe('LIMIT_EXCEEDED');
    expect((await spinWith(session, { clientSeed: 'a:b' })).status).toBe(400);
    await api('close', { session });
    expect((await spinWith(session)).value.code).toBe('NOT_LOGGED_IN');
  });
});

describe('the pace of a sitting', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each(['launchGame', 'launchDemo'] as const)(
    'is limited to ten rounds a second in a race, and a refused round stakes nothing: %s',
    async (kind) => {
      const { session, balance: atFirst } = await open(kind);
      const time = vi.spyOn(gateway.platform.clock, 'now');
      const race = async (at: number) => {
        time.mockReturnValue(new Date(at));
        const answers = await Promise.all(Array.from({ length: racers }, () => spinWith(session, { stake: 20 })));
        const refused = answers.filter(({ status }) => status !== 200);
        expect(new Set(refused.map(({ status, value }) => `${status} ${value.code}`))).toEqual(new Set(['429 RATE_LIMITED']));
        return answers.filter(({ status }) => status === 200).map(({ value }) => value);
      };
      const start = Date.now();
      const rounds = [...(await race(start)), ...(await race(start + 500))];
      expect(rounds.map(({ nonce }) => nonce).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
      const moved = rounds.reduce((sum, { win }) => sum + win - 20, 0);
      const last = rounds.find(({ nonce }) => nonce === 15);
      expect(last?.balance).toBe(atFirst + moved);
      if (kind === 'launchGame') expect(await balance()).toBe(atFirst + moved);
    },
  );
});

describe('a spin with a lost answer', () => {
  const setMaintenance = (maintenance: boolean): Promise<unknown> =>
    gateway.owner.updateTable('game').set({ maintenance }).where('node_id', '=', game.nodeId).execute();

  it('gets it again with its key under maintenance, after logout, and when the sitting is closed', async () => {
    const own = await gateway.logIn();
    const { session } = await openAs(own);
    const idempotencyKey = randomUUID();
    const first = await spinWith(session, { idempotencyKey });
    const after = await balance();
    const lost = (): Promise<Answer<SpinAnswer>> => spinWith(session, { idempotencyKey });

    await setMaintenance(true);
    try {
      expect(await lost()).toEqual(first);
      expect((await spinWith(session)).value.code).toBe('GAME_MAINTENANCE');
    } finally {
      await setMaintenance(false);
    }
    await gateway.call('logout', { token: own });
    expect(await lost()).toEqual(first);
    expect((await spinWith(session)).value.code).toBe('NOT_LOGGED_IN');
    expect((await spinWith(session, { idempotencyKey, stake: 200 })).value.code).toBe('IDEMPOTENCY_CONFLICT');
    await api('close', { session });
    expect(await lost()).toEqual(first);
    expect(await balance()).toBe(after);
  });

  it('gets it again while its merchant is closed, when nothing is played or revealed', async () => {
    const { session, commitment } = await open();
    const unopened = await ticket();
    const idempotencyKey = randomUUID();
    const first = await spinWith(session, { idempotencyKey });
    const [after, before] = [await balance(), await transactions()];

    try {
      for (const [status, refusal] of [
        [{ status: 1, maintenance: true, regionRestriction: false }, '503 MAINTENANCE'],
        [{ status: 2, maintenance: false, regionRestriction: true }, '403 IP_BLOCKED'],
      ] as const) {
        await gateway.control('setStatus', status);
        const refused = [await spinWith(session), await api('rotate', { session, commitment }), await api('open', { ticket: unopened })];
        expect(refused.map((answer) => `${answer.status} ${answer.value.code}`)).toEqual([refusal, refusal, refusal]);
        expect(await spinWith(session, { idempotencyKey })).toEqual(first);
      }
      expect([await balance(), await transactions()]).toEqual([after, before]);
    } finally {
      await gateway.control('setStatus', { status: 0, maintenance: false, regionRestriction: false });
    }
    expect((await spinWith(session)).value.nonce).toBe(2);
    expect((await api('open', { ticket: unopened })).status).toBe(200);
  });

  it('gets it only in its own sitting: elsewhere the same key starts another round', async () => {
    const [own, other] = [await open(), await open()];
    const idempotencyKey = randomUUID();
    const before = await transactions();
    await spinWith(own.session, { idempotencyKey, stake: 100 });
    expect((await spinWith(other.session, { idempotencyKey, stake: 200 })).value).toMatchObject({ nonce: 1, stake: 200 });
    expect(await transactions()).toBe(before + 2);
  });
});

describe('the session behind a sitting', () => {
  const minutes = (count: number): void => gateway.platform.clock.shiftTo(count * 60_000);

  afterEach(() => minutes(0));

  it('expires when idle, together with its sitting', async () => {
    const { session } = await openAs(await gateway.logIn('lucas'));
    minutes(14);
    expect((await spinWith(session)).status).toBe(200);
    minutes(30);
    expect((await spinWith(session)).value.code).toBe('NOT_LOGGED_IN');
  });

  it('is kept alive by a spin, but not by a replayed answer', async () => {
    const own = await gateway.logIn('lucas');
    const { session } = await openAs(own);
    const idempotencyKey = randomUUID();
    for (const minute of [10, 20]) {
      minutes(minute);
      expect((await spinWith(session, { idempotencyKey: minute === 20 ? idempotencyKey : randomUUID() })).status).toBe(200);
    }
    minutes(34);
    expect((await gateway.call('balance', { token: own })).status).toBe(200);
    expect((await spinWith(session, { idempotencyKey })).status).toBe(200);
    minutes(36);
    expect((await gateway.call('balance', { token: own })).status).toBe(401);
  });

  it('ends at its maximum age, even during play', async () => {
    const { session } = await openAs(await gateway.logIn('lucas'));
    for (let minute = 0; minute < 12 * 60; minute += 14) {
      minutes(minute);
      expect((await spinWith(session, { stake: 20 })).status).toBe(200);
    }
    minutes(12 * 60 + 1);
    expect((await spinWith(session)).value.code).toBe('NOT_LOGGED_IN');
  });

  it('is the one that launched the game: another session of the member keeps no sitting alive', async () => {
    const [own, other] = [await gateway.logIn('lucas'), await gateway.logIn('lucas')];
    const { session } = await openAs(own);
    await gateway.call('logout', { token: own });
    expect((await spinWith(session)).value.code).toBe('NOT_LOGGED_IN');
    expect((await gateway.call('memberInfo', { token: other })).status).toBe(200);
  });

  it('ends with its account', async () => {
    const { session } = await openAs(await gateway.logIn('agent42'));
    await gateway.owner.updateTable('member').set({ state: 'closed' }).where('username', '=', 'agent42').execute();
    expect((await spinWith(session)).value.code).toBe('NOT_LOGGED_IN');
  });
});

describe('demo play', () => {
  it('ends after half an hour without a round, and at the maximum age of a session', async () => {
    const minutes = (count: number): void => gateway.platform.clock.shiftTo(count * 60_000);
    const [idle, played] = [await open('launchDemo'), await open('launchDemo')];
    try {
      for (let minute = 0; minute < 12 * 60; minute += 29) {
        minutes(minute);
        expect((await spinWith(played.session, { stake: 20 })).status).toBe(200);
        if (minute === 58) expect((await spinWith(idle.session)).value.code).toBe('NOT_LOGGED_IN');
      }
      minutes(12 * 60 + 1);
      expect((await spinWith(played.session)).value.code).toBe('NOT_LOGGED_IN');
    } finally {
      minutes(0);
    }
  });

  it('needs no token and moves no money', async () => {
    const entries = () =>
      gateway.owner
        .selectFrom('entry')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
    const before = await entries();
    const opened = await open('launchDemo');
    expect(opened).toMatchObject({ mode: 'demo', balance: 100_000 });
    const { value } = await spinWith(opened.session, { stake: 1_000 });
    expect(value.balance).toBe(100_000 - 1_000 + value.win);
    expect(await entries()).toEqual(before);
  });

  it('follows the same rules with play money', async () => {
    const { session } = await open('launchDemo');
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(Array.from({ length: 16 }, () => spinWith(session, { idempotencyKey, stake: 10_000 })));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect((await spinWith(session, { idempotencyKey, stake: 100 })).value.code).toBe('IDEMPOTENCY_CONFLICT');
    await gateway.owner.updateTable('sitting').set({ demo_balance: 9_999 }).where('demo_balance', 'is not', null).execute();
    expect((await spinWith(session, { stake: 10_000 })).value.code).toBe('INSUFFICIENT_BALANCE');
  });
});

describe('fairness', () => {
  it('reveals the seed it committed to, and every round follows from it', async () => {
    const opened = await open();
    const rounds: (SpinAnswer & { clientSeed: string })[] = [];
    for (const clientSeed of ['first', 'second', 'third']) {
      const { value } = await spinWith(opened.session, { clientSeed });
      rounds.push({ ...value, clientSeed });
    }
    const { value: revealed } = await api<RotateAnswer>('rotate', { session: opened.session, commitment: opened.commitment });
    expect(createHash('sha256').update(Buffer.from(revealed.serverSeed, 'hex')).digest('hex')).toBe(opened.commitment);
    const model = slotModels[opened.model as SlotModelId];
    const verify = (played: typeof rounds) =>
      verifyRounds(
        revealed.serverSeed,
        opened.commitment,
        played.map((round) => checkableSpin(model, round)),
      );
    expect(await verify(rounds)).toEqual({ kind: 'fair' });
    const [first, ...others] = rounds;
    const forged = { balance: 0, stake: 100, nonce: 1, clientSeed: 'first', win: (first?.win ?? 0) + 10, turns: first?.turns ?? [] };
    expect(await verify([...others, forged])).toEqual({
      kind: 'refuted',
      nonce: 1,
    });
    expect(await verifyRounds('00'.repeat(32), opened.commitment, [])).toEqual({ kind: 'seedMismatch' });
    expect((await spinWith(opened.session)).value.nonce).toBe(1);
  });

  it('reveals a seed again when its answer was lost, and no other seed', async () => {
    const { session, commitment } = await open();
    const first = await api<RotateAnswer>('rotate', { session, commitment });
    expect(await api<RotateAnswer>('rotate', { session, commitment })).toEqual(first);
    expect(first.value.nextCommitment).not.toBe(commitment);
    expect((await api('rotate', { session, commitment: 'f'.repeat(64) })).status).toBe(404);
  });
});

describe('the page', () => {
  it('carries a strict policy and loads only files that exist', async () => {
    const page = await gateway.inject({ method: 'GET', url: `/slot/?ticket=${await ticket()}`, headers: { host: gamesHost } });
    expect(page.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(page.headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(page.body).not.toMatch(/ style=| on\w+=|<script>/);
    const addresses = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address.replaceAll('&#38;', '&'));
    expect(addresses.length).toBeGreaterThan(10);
    for (const url of addresses) {
      const file = await gateway.inject({ method: 'GET', url, headers: { host: gamesHost } });
      expect([url, file.statusCode]).toEqual([url, 200]);
      // The scene's address has no version.
      expect(file.headers['cache-control']).toContain(url.startsWith('/art/') ? 'max-age=86400' : 'immutable');
    }
  });

  it('answers 404 for an unknown ticket', async () => {
    expect((await gateway.inject({ method: 'GET', url: '/slot/?ticket=x', headers: { host: gamesHost } })).statusCode).toBe(404);
  });
});
