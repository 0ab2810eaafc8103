import { expect, test } from 'vitest';
import { selectMessages } from '#shared/facts/messages.slice.ts';
import { loggedOut } from '#shared/store/events.ts';
import { openWorld } from '#testing/open-world.ts';
import { refusedWith, type Answers } from '#testing/table-client.ts';
import { aWholeLine } from './agent-commissions.builders.ts';
import { lineRead } from './agent-commissions.reads.ts';
import { disputeOpened, messageSubmitted, selectMessage, selectSent } from './agent-commissions.slice.ts';
import { agentCommissions } from './index.ts';

const message = { line: 41, action: 'dispute', text: 'Too little' } as const;

async function open(disputeCommission: unknown) {
  const answers: Answers = { commissionLine: aWholeLine(), disputeCommission };
  const world = openWorld({ features: [agentCommissions], answers });
  await world.show(lineRead, { line: 41 });
  return world;
}

test('a sent message is confirmed, and the visible line is reloaded', async () => {
  const { store, tell, callsOf } = await open({ isDisputed: true });
  await tell(messageSubmitted(message));
  expect(callsOf('disputeCommission').map(({ body }) => body)).toEqual([message]);
  expect([selectMessage(store.getState()).status, selectSent(store.getState())]).toEqual(['editing', 1]);
  expect(selectMessages(store.getState())).toMatchObject([{ text: 'agent-commissions:dispute.done.dispute', tone: 'positive' }]);
  expect(callsOf('commissionLine')).toHaveLength(2);
});

test('a dispute settled by another side is reloaded, and the refusal stays until another line is opened', async () => {
  const { store, tell, callsOf } = await open(refusedWith('STATE_CHANGED', 409));
  await tell(messageSubmitted({ ...message, action: 'resolve' }));
  expect(selectMessage(store.getState())).toMatchObject({ status: 'refused', failure: { code: 'STATE_CHANGED' } });
  expect([selectSent(store.getState()), callsOf('commissionLine').length]).toEqual([0, 2]);
  await tell(disputeOpened());
  expect(selectMessage(store.getState()).status).toBe('editing');
});

test('a message with an unknown outcome is not resent automatically, and the line stays as it is', async () => {
  const { store, tell, callsOf } = await open(refusedWith('UNAVAILABLE'));
  await tell(messageSubmitted(message));
  expect(selectMessage(store.getState())).toMatchObject({ status: 'refused', failure: { code: 'UNAVAILABLE' } });
  expect([callsOf('disputeCommission').length, callsOf('commissionLine').length]).toEqual([1, 1]);
});

test('a second press while a message is being sent does nothing', async () => {
  let answer: (value: unknown) => void = () => {};
  const { tell, callsOf } = await open(() => new Promise((resolve) => (answer = resolve)));
  await tell(messageSubmitted(message));
  await tell(messageSubmitted(message));
  answer({ isDisputed: true });
  expect(callsOf('disputeCommission')).toHaveLength(1);
});

test('a logout clears the message', async () => {
  const { store, tell } = await open(refusedWith('STATE_CHANGED', 409));
  await tell(messageSubmitted(message));
  await tell(loggedOut());
  expect(selectMessage(store.getState()).status).toBe('editing');
});
