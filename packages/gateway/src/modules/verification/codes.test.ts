import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import type { RequestContext } from '#http/context.ts';
import { proveCode, sendCode } from './codes.service.ts';
import { guessLimit, receiverLimit, senderLimit, unprovenReceiverLimit, unprovenSenderLimit } from './verification.limits.ts';
import { deleteExpiredCodes, type CodeKey } from './verification.repo.ts';

const gateway = await openTestGateway({ poolSize: 32 });
const { platform, owner } = gateway;
const [merchant, other] = ['ALPHA', 'BETA'].map((code) => {
  const found = platform.merchants.byCode(code);
  if (found === null) throw new Error(`There is no merchant ${code}`);
  return found;
}) as [Merchant, Merchant];
const key: CodeKey = { purpose: 'login', channel: 'sms', receiver: '+5511900000001' };
const minute = 60_000;

beforeEach(async () => {
  platform.clock.shiftTo(0);
  for (const table of ['rate_count', 'verification_code', 'message'] as const) await owner.deleteFrom(table).execute();
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Accepts every human verification from here on, so that other limits are reached. */
const takeProofs = () => vi.spyOn(platform.humans, 'verify').mockResolvedValue(true);

/** The context of a call. */
function call({ ip = '203.0.113.1', language = 'en', of = merchant } = {}): RequestContext {
  return {
    requestId: 'r1',
    merchant: of,
    member: null,
    language,
    ip,
    host: '',
    userAgent: '',
    origin: null,
    now: platform.clock.now(),
    signal: new AbortController().signal,
    db: platform.tenants.of(of.id),
    reports: platform.reports.of(of.id),
    timeIn: async () => platform.clock.now(),
    transaction: (action) => platform.tenants.transaction(of.id, action),
  };
}

async function sentCode(wanted = key): Promise<string> {
  const { content } = await owner
    .selectFrom('message')
    .select('content')
    .where('receiver', '=', wanted.receiver)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /\d{6}/.exec(content)?.[0] ?? '';
}

const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const spend = async (code: string, wanted = key, from = call()): Promise<void> => {
  const proved = await proveCode(from, wanted, code);
  await from.transaction(proved.spend);
};
const outcome = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'spent',
    (error: Error) => error.message,
  );

it('is accepted once in a race', async () => {
  expect(await sendCode(platform, call(), key)).toEqual({ expiredMinutes: 5 });
  const code = await sentCode();
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => outcome(spend(code))));
  expect(outcomes.filter((one) => one === 'spent')).toHaveLength(1);
  expect(await outcome(spend(code))).toBe('CODE_INVALID');
});

it('is invalid for another purpose, receiver or merchant', async () => {
  await sendCode(platform, call(), key);
  const code = await sentCode();
  expect(await outcome(spend(code, { ...key, purpose: 'resetPassword' }))).toBe('CODE_INVALID');
  expect(await outcome(spend(code, { ...key, receiver: '+5511900000002' }))).toBe('CODE_INVALID');
  expect(await outcome(spend(code, key, call({ of: other })))).toBe('CODE_INVALID');
  expect(await outcome(spend(code))).toBe('spent');
});

it('expires after five minutes, and when a new one is requested', async () => {
  await sendCode(platform, call(), key);
  const first = await sentCode();
  await sendCode(platform, call(), key);
  const second = await sentCode();
  if (first !== second) expect(await outcome(spend(first))).toBe('CODE_INVALID');
  platform.clock.shiftTo(5 * minute);
  expect(await outcome(spend(second))).toBe('CODE_EXPIRED');
  const kept = async (before: number): Promise<number> => {
    await deleteExpiredCodes(platform.tenants.of(merchant.id), new Date(platform.clock.now().getTime() - before));
    return (await owner.selectFrom('verification_code').select('purpose').execute()).length;
  };
  expect([await kept(minute), await kept(-minute)]).toEqual([1, 0]);
});

it('allows five attempts from a thousand networks together, then blocks for five minutes [const-06]', async () => {
  await sendCode(platform, call(), key);
  const code = await sentCode();
  const guesses = await Promise.all(
    Array.from({ length: 64 }, (_, turn) => outcome(spend(wrong(code), key, call({ ip: `203.0.113.${turn}` })))),
  );
  expect(guesses.filter((one) => one === 'CODE_INVALID')).toHaveLength(guessLimit.uses);
  expect(await outcome(spend(code))).toBe('RATE_LIMITED');
  platform.clock.shiftTo(guessLimit.window);
  await sendCode(platform, call(), key);
  expect(guessLimit.window).toBe(5 * minute);
  expect(await outcome(spend(await sentCode()))).toBe('spent');
});

it('is limited per receiver and per network', async () => {
  const ask = (receiver: string, ip: string) => outcome(sendCode(platform, call({ ip }), { ...key, receiver }));
  takeProofs();
  for (let turn = 0; turn < unprovenReceiverLimit.uses; turn++) await ask(key.receiver, `203.0.113.${turn}`);
  const left = receiverLimit.uses - unprovenReceiverLimit.uses;
  const toOne = await Promise.all(Array.from({ length: left + 3 }, (_, turn) => ask(key.receiver, `192.0.2.${turn}`)));
  expect(toOne.filter((one) => one === 'RATE_LIMITED')).toHaveLength(3);
  for (let turn = 0; turn < unprovenSenderLimit.uses; turn++) await ask(`+55118${turn}`, '198.51.100.1');
  const places = senderLimit.uses - unprovenSenderLimit.uses;
  const fromOne = await Promise.all(Array.from({ length: places + 3 }, (_, turn) => ask(`+55119${turn}`, '198.51.100.1')));
  expect(fromOne.filter((one) => one === 'RATE_LIMITED')).toHaveLength(3);
});

it('is sent ten times a day to one receiver for one purpose, counted across networks', async () => {
  takeProofs();
  const ask = (turn: number, purpose = key.purpose) => {
    platform.clock.shiftTo(turn * receiverLimit.window);
    return outcome(sendCode(platform, call({ ip: `203.0.113.${turn}` }), { ...key, purpose }));
  };
  const outcomes: string[] = [];
  for (let turn = 0; turn < 12; turn++) outcomes.push(await ask(turn));
  expect(outcomes).toEqual([...Array<string>(10).fill('spent'), 'RATE_LIMITED', 'RATE_LIMITED']);
  const others = [];
  for (let turn = 13; turn < 25; turn++) others.push(await ask(turn, 'resetPassword'));
  expect(others).toEqual([...Array<string>(10).fill('spent'), 'RATE_LIMITED', 'RATE_LIMITED']);
  expect(await ask(26, 'register')).toBe('RATE_LIMITED');
  platform.clock.shiftTo(24 * 60 * minute);
  expect(await outcome(sendCode(platform, call(), key))).toBe('spent');
});

it('is sent three times to a receiver and to a network without human verification, in a race too', async () => {
  const ask = (receiver: string, ip: string) => outcome(sendCode(platform, call({ ip }), { ...key, receiver }));
  const toOne = await Promise.all(Array.from({ length: 16 }, (_, turn) => ask(key.receiver, `203.0.113.${turn}`)));
  expect(toOne.toSorted()).toEqual([...Array<string>(13).fill('HUMAN_CHECK_FAILED'), ...Array<string>(3).fill('spent')]);
  const fromOne = await Promise.all(Array.from({ length: 16 }, (_, turn) => ask(`+55119${turn}`, '198.51.100.1')));
  expect(fromOne.toSorted()).toEqual([...Array<string>(13).fill('HUMAN_CHECK_FAILED'), ...Array<string>(3).fill('spent')]);
  expect(await owner.selectFrom('message').select('id').execute()).toHaveLength(6);
  platform.clock.shiftTo(unprovenSenderLimit.window);
  expect(await ask(key.receiver, '192.0.2.1')).toBe('HUMAN_CHECK_FAILED');
  expect(await ask('+55118', '198.51.100.1')).toBe('spent');
  platform.clock.shiftTo(24 * 60 * minute);
  expect(await ask(key.receiver, '192.0.2.1')).toBe('spent');
});

it('allows twenty guesses a day, and a right one takes back only itself', async () => {
  takeProofs();
  const guess = async (turn: number): Promise<string> => {
    platform.clock.shiftTo(turn * guessLimit.window);
    return outcome(spend('000000', key, call({ ip: `203.0.113.${turn}` })));
  };
  const outcomes: string[] = [];
  for (let turn = 0; turn < 19; turn++) outcomes.push(await guess(turn));
  expect(new Set(outcomes)).toEqual(new Set(['CODE_INVALID']));
  await sendCode(platform, call(), key);
  expect(await outcome(spend(await sentCode()))).toBe('spent');
  expect(await guess(20)).toBe('CODE_INVALID');
  expect(await guess(21)).toBe('RATE_LIMITED');
});

it('is not sent to an unknown receiver, with no other difference', async () => {
  expect(await sendCode(platform, call(), key, { isSent: false })).toEqual({ expiredMinutes: 5 });
  expect(await owner.selectFrom('message').select('id').execute()).toEqual([]);
  expect(await outcome(spend('000000'))).toBe('CODE_INVALID');
  platform.clock.shiftTo(6 * minute);
  expect(await outcome(spend('000000'))).toBe('CODE_INVALID');
});

it('is in the language of the page', async () => {
  await sendCode(platform, call({ language: 'pt' }), key);
  expect((await owner.selectFrom('message').select('content').executeTakeFirstOrThrow()).content).toMatch(/^\d{6} é seu código Alpha\./);
});
