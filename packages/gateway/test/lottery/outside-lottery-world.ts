import type { ControlRouteName } from '@livery/contract/control/routes';
import { expect } from 'vitest';
import type { KindCode } from '@livery/lottery/model/kind';
import { openLotteryWorld, type Picked } from './lottery-world.ts';
import type { TestGateway } from '../test-gateway.ts';

/** A lottery of ALPHA with external results, and the desk's calls for the test. */
export async function openOutsideWorld(gateway: TestGateway, code: KindCode) {
  const { owner, control, platform } = gateway;
  // Before the first issue is announced, because that fixes its source.
  await owner.updateTable('lottery').set({ source: 'outside' }).execute();
  const world = await openLotteryWorld(gateway, code);
  const { place, board, goTo, nodeId, run } = world;

  const desk = async (name: ControlRouteName, input: object, merchant = 'ALPHA') => {
    const { statusCode, ...response } = await control(name, input, merchant);
    const { value, message } = response.json<{ value: Record<string, unknown> | null; message: string | null }>();
    return { statusCode, value, message };
  };
  const findIssue = async (number: string) =>
    owner
      .selectFrom('lottery_issue')
      .selectAll()
      .where('merchant_id', '=', world.merchant.id)
      .where('node_id', '=', nodeId)
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
  const write = (issue: number, numbers: string, person = 'Ana') => desk('writeLotteryResult', { issue, numbers, person });
  const decide = (issue: number, numbers: string, person = 'Bruno', verdict = 'verify') =>
    desk('decideLotteryResult', { issue, numbers, person, verdict });

  /** Places bets in the current issue and lets it close. Returns the issue. */
  async function sell(bets: readonly Picked[], token?: string) {
    const { current } = await board();
    if (current === null) throw new Error('No issue is open');
    if (bets.length > 0) expect((await place({ bets, ...(token === undefined ? {} : { token }) })).envelope.success).toBe(true);
    return findIssue(current.number);
  }

  /** Lets an issue close, writes and verifies its result, and lets the next run settle it. */
  async function result({ id, closes_at, draws_at }: Awaited<ReturnType<typeof findIssue>>, numbers: string): Promise<void> {
    if (platform.clock.now() < closes_at) await goTo(draws_at.getTime() + 1_000);
    expect(await write(id, numbers)).toMatchObject({ statusCode: 200 });
    expect(await decide(id, numbers)).toMatchObject({ statusCode: 200 });
    await run();
  }

  /** Declares a fault through one person and confirms it through another. */
  async function declare(issue: number, fault: object, run = true): Promise<number> {
    const declared = await desk('declareLotteryFault', { issue, note: 'The public note', person: 'Ana', ...fault });
    expect(declared).toMatchObject({ statusCode: 200 });
    const id = Number(declared.value?.['id']);
    expect(await desk('decideLotteryFault', { fault: id, verdict: 'confirm', person: 'Bruno' })).toMatchObject({ statusCode: 200 });
    if (run) await world.run();
    return id;
  }

  const ticketsOf = (issue: number) =>
    owner
      .selectFrom('lottery_ticket')
      .select(['id', 'state', 'payout', 'copy_of', 'stake'])
      .where('issue_id', '=', issue)
      .orderBy('id')
      .execute();

  return { ...world, desk, findIssue, write, decide, sell, result, declare, ticketsOf };
}
