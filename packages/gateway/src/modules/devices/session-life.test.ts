import type { SessionLife } from '@livery/contract/shapes';
import { beforeEach, expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { sessionAge, sessionIdle } from '#identity/session-life.ts';

const gateway = await openTestGateway();
const minute = 60_000;
beforeEach(() => gateway.platform.clock.shiftTo(0));

const ask = async (name: 'sessionLife' | 'keepSessionAlive', token: string): Promise<SessionLife> =>
  (await gateway.call(name, { token })).envelope.value as SessionLife;
const left = ({ serverTime, idleEnd, finalEnd }: SessionLife) =>
  [idleEnd - serverTime, finalEnd - serverTime].map((time) => Math.round(time / minute));

it('is reported without being extended', async () => {
  const token = await gateway.logIn();
  for (const idle of [0, 8, 13, 14]) {
    gateway.platform.clock.shiftTo(idle * minute);
    expect(left(await ask('sessionLife', token))).toEqual([sessionIdle / minute - idle, sessionAge / minute - idle]);
  }
  gateway.platform.clock.shiftTo(sessionIdle + minute);
  expect((await gateway.call('sessionLife', { token })).status).toBe(401);
});

it('restarts with each use, but never beyond the session’s maximum age', async () => {
  const token = await gateway.logIn();
  for (let passed = 10; passed < sessionAge / minute; passed += 10) {
    gateway.platform.clock.shiftTo(passed * minute);
    expect(left(await ask('keepSessionAlive', token))).toEqual([sessionIdle / minute, sessionAge / minute - passed]);
  }
  gateway.platform.clock.shiftTo(sessionAge + minute);
  expect((await gateway.call('keepSessionAlive', { token })).status).toBe(401);
});

it('is extended at once, even if the last use was moments ago', async () => {
  const token = await gateway.logIn();
  gateway.platform.clock.shiftTo(minute / 2);
  expect(left(await ask('keepSessionAlive', token))[0]).toBe(sessionIdle / minute);
});
