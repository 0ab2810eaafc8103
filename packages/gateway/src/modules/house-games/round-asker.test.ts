import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestGateway, type TestGateway } from '../../../test/test-gateway.ts';
import type { SpinAnswer, SpinBody } from '@livery/arcade/slot/slot-wire';
import { GameError, openSession, post } from '@livery/arcade/shell/game-api';
import { RoundAsker } from '@livery/arcade/shell/round-asker';

const gamesHost = 'games.localhost:4000';
const body: SpinBody = { session: 's', idempotencyKey: 'the-one-key', stake: 100, clientSeed: 'mine' };
const round = { nonce: 1, stake: 100, win: 0, balance: 900, turns: [] };

const spin = (asked: SpinBody) => () => post<SpinAnswer>('/slot/api/spin', asked);

type Reply = () => Response | Promise<Response>;
const lost: Reply = () => Promise.reject(new TypeError('Failed to fetch'));
const page =
  (status: number): Reply =>
  () =>
    new Response('<html>', { status });
const refusal =
  (code: string, status: number): Reply =>
  () =>
    Response.json({ success: false, value: { code, requestId: 'r' }, message: code }, { status });
const settled: Reply = () => Response.json({ success: true, value: round, message: null });

/** Answers each spin with the next reply and records the request. */
function stubReplies(...replies: Reply[]): SpinBody[] {
  const asked: SpinBody[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body: sent }: { body: string }) => {
    asked.push(JSON.parse(sent) as SpinBody);
    return (replies.shift() ?? settled)();
  });
  return asked;
}

const askerThatNeverWaits = (unanswered: number[] = []): RoundAsker => {
  const asker = new RoundAsker((times) => {
    unanswered.push(times);
    queueMicrotask(() => asker.askNow());
  });
  return asker;
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('an unanswered round', () => {
  it.each<[string, Reply]>([
    ['no answer', lost],
    ['a proxy’s page', page(502)],
    ['an HTML page', page(200)],
    ['no refusal of the list', () => Response.json({ success: false, value: null, message: null }, { status: 500 })],
    ['a success without a round', () => Response.json({ success: true, value: null, message: null })],
    ['UNAVAILABLE', refusal('UNAVAILABLE', 503)],
    ['INTERNAL', refusal('INTERNAL', 500)],
    ['RATE_LIMITED', refusal('RATE_LIMITED', 429)],
  ])('is requested again with the same key after %s', async (_name, reply) => {
    const unanswered: number[] = [];
    const asked = stubReplies(lost, reply, reply, settled);
    expect(await askerThatNeverWaits(unanswered).settle(spin(body))).toEqual(round);
    expect(asked).toEqual([body, body, body, body]);
    expect(unanswered).toEqual([1, 2, 3]);
  });

  it('is requested until its outcome is known, even after 50 failures', async () => {
    const asked = stubReplies(...Array.from({ length: 50 }, (_, at) => (at % 2 === 0 ? lost : refusal('UNAVAILABLE', 503))));
    expect(await askerThatNeverWaits().settle(spin(body))).toEqual(round);
    expect(new Set(asked.map(({ idempotencyKey }) => idempotencyKey))).toEqual(new Set([body.idempotencyKey]));
  });

  it('ends with a refusal, since the gateway then has no such round', async () => {
    for (const code of [
      'NOT_LOGGED_IN',
      'INSUFFICIENT_BALANCE',
      'MAINTENANCE',
      'IP_BLOCKED',
      'GAME_MAINTENANCE',
      'LIMIT_EXCEEDED',
      'IDEMPOTENCY_CONFLICT',
    ]) {
      stubReplies(lost, refusal(code, 409));
      await expect(askerThatNeverWaits().settle(spin(body))).rejects.toMatchObject({ code });
    }
  });

  it('is requested after growing pauses, and at once when the player asks', async () => {
    vi.useFakeTimers();
    const asked = stubReplies(...Array.from({ length: 20 }, () => lost));
    const asker = new RoundAsker(() => {});
    expect(asker.askNow()).toBe(false);
    void asker.settle(spin(body));
    const counts: number[] = [];
    for (const milliseconds of [0, 600, 1_200, 2_400, 4_800, 9_600, 10_000, 10_000]) {
      await vi.advanceTimersByTimeAsync(milliseconds);
      counts.push(asked.length);
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(asker.askNow()).toBe(true);
    expect(asker.askNow()).toBe(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(9);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(asked).toHaveLength(9);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(10);
  });
});

describe('at the real gateway', () => {
  let gateway: TestGateway;
  let session: string;
  /** Spins whose answer never reaches the page. */
  let lostAnswers = 0;

  beforeAll(async () => {
    gateway = await createTestGateway();
  });

  afterAll(() => gateway.close());

  beforeEach(async () => {
    lostAnswers = 0;
    vi.stubGlobal('fetch', async (path: string, { body: payload }: { body: string }) => {
      const headers = { host: gamesHost, 'content-type': 'application/json' };
      const answer = await gateway.inject({ method: 'POST', url: path, headers, payload });
      if (path.endsWith('/spin') && lostAnswers-- > 0) throw new TypeError('Failed to fetch');
      return new Response(answer.body, { status: answer.statusCode });
    });
    const launched = await gateway.call('launchGame', {
      token: await gateway.logIn(),
      body: { nodeId: 27_002, vassalage: 'HOUSE', gameType: 'INHOUSE', language: 'en', device: 'WEB' },
    });
    ({ session } = await openSession(new URL(String(launched.envelope.value['url'])).searchParams.get('ticket') ?? ''));
  });

  const spins = async (): Promise<number> =>
    (await gateway.owner.selectFrom('txn').select('id').where('kind', '=', 'spin').execute()).length;
  const settle = (): Promise<unknown> => askerThatNeverWaits().settle(spin({ ...body, session, idempotencyKey: randomUUID() }));

  it('a stake is placed once when the answer is lost and the gateway is then down', async () => {
    const before = await spins();
    lostAnswers = 1;
    gateway.platform.faults.add({ path: '/slot/api/spin', code: 'UNAVAILABLE', count: 3 });
    gateway.platform.faults.add({ path: '/slot/api/spin', malformed: true, count: 1 });
    expect(await settle()).toMatchObject({ nonce: 1, stake: 100 });
    expect(await spins()).toBe(before + 1);
    gateway.platform.faults.clear();

    lostAnswers = 3;
    expect(await settle()).toMatchObject({ nonce: 2 });
    expect(await spins()).toBe(before + 2);
  });

  it('the outcome arrives even after the session has ended, and an unplayed round is refused', async () => {
    const before = await spins();
    const asker = new RoundAsker(() => {
      void gateway.owner
        .deleteFrom('session')
        .execute()
        .then(() => asker.askNow());
    });
    lostAnswers = 1;
    expect(await asker.settle(spin({ ...body, session }))).toMatchObject({ nonce: 1 });
    await expect(settle()).rejects.toEqual(new GameError('NOT_LOGGED_IN'));
    expect(await spins()).toBe(before + 1);
  });
});
