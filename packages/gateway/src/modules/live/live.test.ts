import type { LiveMessage } from '@livery/contract/shapes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listen as listenTo, serve, type Listener as ListenerOf } from '../../../test/event-listener.ts';
import { createTestGateway, openTestGateway, type TestGateway } from '../../../test/test-gateway.ts';
import { runSweeps } from '../../../test/run-sweeps.ts';
import { sendLetter } from '../inbox/send-letter.action.ts';
import { openMemberAccount } from '#ledger/accounts.ts';
import { moved, post } from '#ledger/ledger.ts';
import type { GatewayModule } from '#http/module.ts';
import { tellMember } from '#push/tell-member.ts';
import { findMember } from '../member/member.repo.ts';
import { modules } from '../modules.ts';
import { eventsKept, readEventCursor, writeEventCursor } from './event-cursor.rules.ts';
import { makeLiveModule } from './live.routes.ts';
import { tellLottery } from '../lottery/lottery.repo.ts';

const limits = { perMember: 3, inAll: 6 };
const live = makeLiveModule({ ...limits, beatEvery: 600_000 });
const looking = makeLiveModule({ ...limits, beatEvery: 100 });
const withLive = (own: GatewayModule) => modules.map((module) => (module.name === 'live' ? own : module));
/** The first two react only to notifications. The third also polls its pages. */
const first = await openTestGateway({ modules: withLive(live) });
const second = await openTestGateway({ modules: withLive(live), databaseUrl: first.databaseUrl });
const restless = await openTestGateway({ modules: withLive(looking), databaseUrl: first.databaseUrl });
for (const gateway of [first, second, restless]) await serve(gateway);

const alpha = first.platform.merchants.all().find(({ code }) => code === 'ALPHA')?.id ?? 0;

type Listener = ListenerOf<LiveMessage>;

const open: Listener[] = [];
afterEach(() => {
  for (const { cut } of open.splice(0)) cut();
});
beforeEach(() => {
  for (const { platform } of [first, second, restless]) platform.clock.shiftTo(0);
});

async function listen(gateway: TestGateway, token: string, lastEventId?: string): Promise<Listener> {
  const listener = await listenTo<LiveMessage>(gateway, {
    path: '/wps/x/live/stream',
    headers: {
      host: 'gateway.test',
      merchant: 'ALPHA',
      authorization: `Bearer ${token}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
  });
  open.push(listener);
  return listener;
}

const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 10 });
const typesOf = ({ messages }: Listener) => messages.map(({ type }) => type);
const balances = ({ messages }: Listener) => messages.flatMap((message) => (message.type === 'balance' ? [message.balance.balance] : []));
const unread = ({ messages }: Listener) => messages.flatMap((message) => (message.type === 'counts' ? [message.counts.unread] : []));
const references = ({ messages }: Listener) => messages.flatMap((message) => (message.type === 'changed' ? [message.reference] : []));
const grant = (gateway: TestGateway, account: string, amount: number) => gateway.control('grant', { account, amount });

async function memberId(account: string): Promise<number> {
  return (await findMember(first.platform.tenants.of(alpha), alpha, account))?.id ?? 0;
}

async function tell(gateway: TestGateway, account: string, reference: string): Promise<void> {
  const id = await memberId(account);
  await gateway.platform.tenants.transaction(alpha, (trx) =>
    tellMember(trx, { merchantId: alpha, memberId: id, topic: 'deposits', reference, at: gateway.platform.clock.now() }),
  );
}

async function write(gateway: TestGateway, account: string): Promise<void> {
  const id = await memberId(account);
  const text = { en: 'Hello', pt: 'Olá' };
  await gateway.platform.tenants.transaction(alpha, (trx) =>
    sendLetter(trx, {
      merchantId: alpha,
      memberId: id,
      topic: 'news',
      text: { title: text, body: text },
      at: gateway.platform.clock.now(),
    }),
  );
}

/** Listens and waits for the whole initial state. */
async function listening(gateway: TestGateway, account: string): Promise<Listener> {
  const listener = await listen(gateway, await gateway.logIn(account));
  await eventually(() => expect(typesOf(listener)).toEqual(['hello', 'balance', 'counts']));
  return listener;
}

describe('the stream', () => {
  it('sends the current state first, and nothing that has not changed', async () => {
    const listener = await listening(restless, 'demo');
    expect(listener.messages[0]).toMatchObject({ type: 'hello', isResumed: false });
    expect(balances(listener)).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(typesOf(listener)).toEqual(['hello', 'balance', 'counts']);
  });

  it('sends a balance moved on any gateway to every page of that member, and to no other', async () => {
    const [here, there, other] = [await listening(first, 'demo'), await listening(second, 'demo'), await listening(first, 'lucas')];
    const [before = 0] = balances(here);
    await grant(first, 'demo', 1_000);
    for (const listener of [here, there]) await eventually(() => expect(balances(listener).at(-1)).toBe(before + 1_000));
    await grant(second, 'demo', -250);
    for (const listener of [here, there]) await eventually(() => expect(balances(listener).at(-1)).toBe(before + 750));
    expect(typesOf(other)).toEqual(['hello', 'balance', 'counts']);
  });

  it('raises the unread count for a letter on every gateway, and lowers it once read', async () => {
    const [here, there] = [await listening(first, 'sofia'), await listening(second, 'sofia')];
    await write(second, 'sofia');
    for (const listener of [here, there]) await eventually(() => expect(unread(listener)).toEqual([0, 1]));
    const token = await first.logIn('sofia');
    await first.call('readLetters', { token, body: { through: '999999999' } });
    for (const listener of [here, there]) await eventually(() => expect(unread(listener)).toEqual([0, 1, 0]));
  });

  it('sends nothing before a commit or after a rollback', async () => {
    const listener = await listening(first, 'demo');
    const id = await memberId('demo');
    const telling = { merchantId: alpha, memberId: id, topic: 'deposits', at: new Date() } as const;
    const undone = new Error('undone');
    const failing = first.platform.tenants.transaction(alpha, async (trx) => {
      await tellMember(trx, { ...telling, reference: 'undone' });
      throw undone;
    });
    await expect(failing).rejects.toBe(undone);
    await tell(first, 'demo', 'done');
    await eventually(() => expect(references(listener)).toEqual(['done']));
  });

  it('announces new announcements to every page of a merchant', async () => {
    const [here, there] = [await listening(first, 'demo'), await listening(second, 'lucas')];
    await first.owner.updateTable('announcement').set({ position: 99 }).where('merchant_id', '=', alpha).where('id', '=', 201).execute();
    for (const { messages } of [here, there])
      await eventually(() => expect(messages.at(-1)).toMatchObject({ type: 'changed', topic: 'announcements' }));
  });

  it('tells every page of a merchant which lottery has changed', async () => {
    const [here, there] = [await listening(first, 'demo'), await listening(second, 'lucas')];
    await tellLottery(first.owner, { merchantId: alpha, nodeId: 70 });
    for (const { messages } of [here, there])
      await eventually(() => expect(messages.at(-1)).toMatchObject({ type: 'changed', topic: 'lottery', reference: '70' }));
  });

  it('reports money outside the cash balance as funds', async () => {
    const listener = await listening(first, 'rafael');
    const id = await memberId('rafael');
    await first.platform.tenants.transaction(alpha, async (trx) => {
      const accountId = await openMemberAccount(trx, { merchantId: alpha, memberId: id, kind: 'BONUS', unit: 'BRL' });
      const entries = moved({ house: 'PROMO', unit: 'BRL' }, { accountId }, 100);
      await post(trx, { merchantId: alpha, kind: 'grant', actor: 'job:test', at: new Date(), entries });
    });
    await eventually(() => expect(listener.messages.at(-1)).toMatchObject({ type: 'changed', topic: 'funds' }));
    expect(balances(listener)).toHaveLength(1);
  });
});

describe('a broken connection', () => {
  it('resumes at another gateway without loss or repetition while events arrive', async () => {
    const token = await first.logIn('marina');
    const id = await memberId('marina');
    const told: string[] = [];
    const heard: (string | null)[] = [];
    let listener = await listen(first, token);
    let isTelling = true;
    const telling = (async () => {
      for (let index = 0; index < 120; index += 1) {
        told.push(String(index));
        await tell(index % 2 === 0 ? first : second, 'marina', String(index));
      }
      isTelling = false;
    })();
    for (let cuts = 0; isTelling; cuts += 1) {
      await new Promise((resolve) => setTimeout(resolve, 40));
      const last = listener.lastId();
      listener.cut();
      heard.push(...references(listener));
      listener = await listen(cuts % 2 === 0 ? second : first, token, last);
      expect(listener.status).toBe(200);
    }
    await telling;
    await eventually(() => expect([...heard, ...references(listener)].length).toBeGreaterThanOrEqual(told.length));
    expect([...heard, ...references(listener)]).toEqual(told);
    expect(listener.messages[0]).toMatchObject({ type: 'hello', isResumed: true });
    expect(id).toBeGreaterThan(0);
  });

  it('receives every event when many are sent to one member at once', async () => {
    const listener = await listening(second, 'marina');
    const names = Array.from({ length: 40 }, (_none, index) => `race-${index}`);
    await Promise.all(names.map((name, index) => tell(index % 2 === 0 ? first : second, 'marina', name)));
    await eventually(() => expect(references(listener)).toHaveLength(names.length));
    expect(new Set(references(listener))).toEqual(new Set(names));
  });

  it('that resumes too late, or with an invalid event id, is told to reload everything', async () => {
    const token = await first.logIn('demo');
    await tell(first, 'demo', 'old');
    const late = writeEventCursor({ id: 1, at: Date.now() - eventsKept - 1_000 });
    for (const place of [late, 'nonsense', `${'9'.repeat(40)}-1`, '-1-1']) {
      const listener = await listen(first, token, place);
      await eventually(() => expect(typesOf(listener)).toEqual(['hello', 'balance', 'counts']));
      expect(listener.messages[0]).toMatchObject({ isResumed: false });
      listener.cut();
    }
  });

  it('finds its events while its event id is valid, and they are deleted later', async () => {
    const token = await first.logIn('demo');
    const before = writeEventCursor({ id: 0, at: Date.now() });
    await first.owner.deleteFrom('member_event').execute();
    await tell(first, 'demo', 'kept');
    const sweep = (later: number) => runSweeps(first.platform, live.sweeps ?? [], new Date(Date.now() + later));
    await sweep(eventsKept);
    const listener = await listen(first, token, before);
    await eventually(() => expect(references(listener)).toEqual(['kept']));
    await sweep(3 * eventsKept);
    expect(await first.owner.selectFrom('member_event').selectAll().execute()).toEqual([]);
  });

  it('keeps an event id that reads back as written', () => {
    const now = Date.now();
    expect(readEventCursor(writeEventCursor({ id: 42, at: now }), now)).toEqual({ id: 42, at: now });
    expect(readEventCursor(null, now)).toBeNull();
  });
});

describe('a stream ends', () => {
  it('with its session, at once, from any gateway', async () => {
    const token = await first.logIn('lucas');
    const [mine, others] = [await listen(first, token), await listening(first, 'lucas')];
    await second.call('logout', { token });
    await eventually(() => expect([mine.messages.at(-1), mine.isOver()]).toMatchObject([{ type: 'end', reason: 'session' }, true]));
    expect(others.isOver()).toBe(false);
    await second.control('endSessions', { account: 'lucas' });
    await eventually(() => expect(others.messages.at(-1)).toMatchObject({ type: 'end', reason: 'session' }));
  });

  it('with a session idle for too long, because listening does not count as use', async () => {
    const listener = await listening(restless, 'lucas');
    restless.platform.clock.shiftTo(14 * 60_000);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(listener.isOver()).toBe(false);
    restless.platform.clock.shiftTo(16 * 60_000);
    await eventually(() => expect(listener.messages.at(-1)).toMatchObject({ type: 'end', reason: 'session' }));
  });

  it('with the site, when it closes', async () => {
    const listener = await listening(restless, 'demo');
    const status = (closed: boolean) =>
      first.control('setStatus', { status: closed ? 1 : 0, maintenance: closed, regionRestriction: false });
    await status(true);
    await eventually(() => expect(listener.messages.at(-1)).toMatchObject({ type: 'end', reason: 'closing' }));
    await status(false);
  });

  it('with its gateway, which closes without waiting for it and removes its presence', async () => {
    const third = await createTestGateway({ modules: withLive(live), databaseUrl: first.databaseUrl });
    await serve(third);
    const listener = await listening(third, 'demo');
    const gateway = third.platform.memberWaker.gateway;
    const marks = () => first.owner.selectFrom('live_presence').select('member_id').where('gateway', '=', gateway).execute();
    expect(await marks()).toHaveLength(1);
    await third.close();
    expect(listener.messages.at(-1)).toMatchObject({ type: 'end', reason: 'closing' });
    expect(await marks()).toEqual([]);
  });
});

describe('a gateway', () => {
  it('limits streams per member and in total, and accepts new ones when old ones leave', async () => {
    await eventually(async () => expect(await first.owner.selectFrom('live_presence').selectAll().execute()).toEqual([]));
    const [demo, lucas, sofia] = [await first.logIn('demo'), await first.logIn('lucas'), await first.logIn('sofia')];
    const held = [];
    for (const token of [demo, demo, demo, lucas, lucas, lucas]) held.push(await listen(first, token));
    expect(held.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect((await listen(first, sofia)).status).toBe(503);
    held[5]?.cut();
    await eventually(async () => expect((await listen(first, demo)).status).toBe(429));
    await eventually(async () => expect((await listen(first, sofia)).status).toBe(200));
  });

  it('refuses a listener without a session', async () => {
    expect((await listen(first, 'x'.repeat(43))).status).toBe(401);
  });

  it('sends a trial account its play money', async () => {
    const listener = await listening(first, 'trial');
    expect(listener.messages).toContainEqual(
      expect.objectContaining({ type: 'balance', balance: expect.objectContaining({ currency: 'PLAY' }) }),
    );
  });

  it('finds events by regular polling when a wake-up was lost', async () => {
    const listener = await listening(restless, 'demo');
    const id = await memberId('demo');
    const [before = 0] = balances(listener);
    // As if the gateway had been killed between the commit and the wake-up.
    await first.owner.updateTable('letter').set({ read_at: new Date() }).where('member_id', '=', id).execute();
    await first.owner
      .insertInto('member_event')
      .values({ merchant_id: alpha, member_id: id, topic: 'deposits', reference: 'unwoken', at: new Date() })
      .execute();
    await eventually(() => expect(references(listener)).toEqual(['unwoken']));
    expect(balances(listener)).toEqual([before]);
  });

  it('drops a reader that stops reading', async () => {
    const listener = await listening(restless, 'demo');
    listener.pause();
    const id = await memberId('demo');
    const rows = Array.from({ length: 400 }, () => ({
      merchant_id: alpha,
      member_id: id,
      topic: 'deposits' as const,
      reference: 'x'.repeat(20_000),
      at: new Date(),
    }));
    await first.platform.tenants.transaction(alpha, async (trx) => {
      for (let start = 0; start < rows.length; start += 100)
        await trx
          .insertInto('member_event')
          .values(rows.slice(start, start + 100))
          .execute();
      await tellMember(trx, { merchantId: alpha, memberId: id, topic: 'deposits', at: new Date() });
    });
    await eventually(async () =>
      expect(
        await first.owner
          .selectFrom('live_presence')
          .select('member_id')
          .where('member_id', '=', id)
          .where('gateway', '=', restless.platform.memberWaker.gateway)
          .execute(),
      ).toEqual([]),
    );
    listener.resume();
    await eventually(() => expect(listener.isOver()).toBe(true));
    await first.owner.deleteFrom('member_event').execute();
  });
});
