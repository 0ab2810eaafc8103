import type { LiveMessage } from '@livery/contract/shapes';
import { afterAll, expect, it, vi } from 'vitest';
import { openRecordsWorld } from '../../../test/money/records-world.ts';
import { listen, serve, type Listener } from '../../../test/event-listener.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';

const gateway = await openTestGateway();
await serve(gateway);
/** Below `agent2`, who is below `agent`; `agent41` is beside them. */
const lucas = await openRecordsWorld(gateway, 'lucas');
const open: Listener<LiveMessage>[] = [];
afterAll(() => {
  for (const { cut } of open) cut();
});

async function listenAs(account: string): Promise<() => number> {
  const token = await gateway.logIn(account);
  const headers = { host: 'gateway.test', merchant: 'ALPHA', authorization: `Bearer ${token}` };
  const listener = await listen<LiveMessage>(gateway, { path: '/wps/x/live/stream', headers });
  open.push(listener);
  return () => listener.messages.filter((message) => message.type === 'changed' && message.topic === 'team').length;
}

it('notifies the open pages of all agents above, and of no other', async () => {
  const [above, top, beside] = [await listenAs('agent2'), await listenAs('agent'), await listenAs('agent41')];
  // The first fold includes earlier events.
  await vi.waitFor(() => expect([above() > 0, top() > 0]).toEqual([true, true]), { timeout: 10_000, interval: 20 });
  const [aboveBefore, topBefore, besideBefore] = [above(), top(), beside()];
  const now = new Date().toISOString();
  await lucas.adjust(now, 1_000);
  await lucas.play({ at: now, stake: 100, win: 0 });
  await vi.waitFor(() => expect([above() > aboveBefore, top() > topBefore]).toEqual([true, true]), { timeout: 10_000, interval: 20 });
  expect(beside()).toBe(besideBefore);
});
