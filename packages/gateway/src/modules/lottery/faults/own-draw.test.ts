import { expect, it } from 'vitest';
import { openLotteryWorld } from '../../../../test/lottery/lottery-world.ts';
import { openTestGateway } from '../../../../test/test-gateway.ts';

const gateway = await openTestGateway();
const { owner, control, platform } = gateway;
const { board, goTo, nodeId, merchant, audit } = await openLotteryWorld(gateway, 'SSC');

it('a house draw proves itself: it cannot be declared early or wrong, written by hand, or voided once drawn', async () => {
  const { current } = await board();
  const issue = await owner
    .selectFrom('lottery_issue')
    .selectAll()
    .where('number', '=', current?.number ?? '')
    .where('node_id', '=', nodeId)
    .where('merchant_id', '=', merchant.id)
    .executeTakeFirstOrThrow();
  const ask = async (fault: object) => {
    const answer = await control('declareLotteryFault', { issue: issue.id, note: 'Wrong', person: 'Ana', ...fault });
    return answer.json<{ message: string | null }>().message;
  };
  await goTo(issue.draws_at.getTime() + 4_000);
  expect(await ask({ kind: 'wrong', numbers: '99999' })).toBe('NOT_AVAILABLE');
  expect(await ask({ kind: 'early', drawnAt: issue.opens_at.toISOString() })).toBe('NOT_AVAILABLE');
  expect(await ask({ kind: 'undrawn' })).toBe('STATE_CHANGED');
  const written = await control('writeLotteryResult', { issue: issue.id, numbers: '12345', person: 'Ana' });
  expect(written.json()).toMatchObject({ message: 'NOT_AVAILABLE' });
  expect(platform.clock.now() > issue.draws_at).toBe(true);
  expect(await audit()).toEqual([]);
});
