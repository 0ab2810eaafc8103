import { verifyChain } from '@livery/lottery/fair/verify';
import type { ArchiveLink } from '@livery/lottery/fair/archive';
import type { ValueOf } from '@livery/contract/shapes';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { auditLedger } from '../../src/composition/audit-ledger.ts';
import type { GatewayDatabase } from '../../src/database/schema.ts';
import { openDeathGate, type DeathGate, type DeathStep } from './death-gate.ts';
import { openLotteryWorld, runLotteriesAt } from './lottery-world.ts';
import { createTestDatabase } from '../postgres/test-database.ts';
import { createTestGateway, type TestGateway } from '../test-gateway.ts';

/** Enough tickets for more than one payment transaction. */
const tickets = 1_500;
/** A row in the middle of the second transaction. */
const middle = 1_234;

interface Sold {
  readonly issue: number;
  readonly nodeId: number;
  /** Times in milliseconds. */
  readonly closing: number;
  readonly draw: number;
  readonly final: number;
}

/** The sold issue in a copy of its database, with a gateway and a gate. */
export interface Course {
  readonly gateway: TestGateway;
  readonly gate: DeathGate;
  readonly url: string;
  /** Audits books and archive, and returns the outcome. */
  readonly end: () => ReturnType<typeof endOf>;
}

/** Sells an issue with two slips that stop when they win. Nothing else uses the database. */
async function sell(databaseUrl: string): Promise<Sold> {
  const gateway = await createTestGateway({ databaseUrl });
  const { owner, call } = gateway;
  await owner.updateTable('lottery').set({ every: 300, closing: 10, correction: 60 }).execute();
  const { place, board, nodeId, merchant, token } = await openLotteryWorld(gateway, 'SSC');
  const other = await gateway.logIn('agent');
  const { current } = await board();
  if (current === null) throw new Error('No issue is open');
  const { envelope } = await call('lotteryIssues', { token, query: { game: nodeId, count: 3 } });
  const issues = (envelope.value as ValueOf<'lotteryIssues'>).issues.map(({ number }) => ({ number, times: 1 }));
  const all = { play: 'place', picks: [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [], [], [], []] };
  for (let at = 0; at < tickets; at += 100) {
    const bets = Array.from({ length: 100 }, (_, place) => ({ play: 'place', picks: [[], [], [], [], [place % 10]], stake: 10 + place }));
    expect((await place({ bets, ...(at % 200 === 0 ? {} : { token: other }) })).envelope).toMatchObject({ success: true });
  }
  for (const by of [token, other])
    expect((await place({ bets: [all], issues, stopOn: { win: true }, token: by })).envelope.success).toBe(true);
  const { id } = await owner
    .selectFrom('lottery_issue')
    .select('id')
    .where('merchant_id', '=', merchant.id)
    .where('node_id', '=', nodeId)
    .where('number', '=', current.number)
    .executeTakeFirstOrThrow();
  await gateway.close();
  const draw = current.drawsAt + 4_000;
  return { issue: id, nodeId, closing: current.closesAt - 5_000, draw, final: draw + 61_000 };
}

/** The outcome of a run, without times. */
async function endOf(owner: GatewayDatabase, { issue, nodeId }: Sold) {
  const rows = async (query: ReturnType<typeof sql>) => (await query.execute(owner)).rows;
  return {
    issue: await rows(sql`SELECT state, numbers, correction FROM lottery_issue WHERE id = ${issue}`),
    draw: await rows(
      sql`SELECT numbers, previous, hash, encode(signature, 'hex') AS signature FROM lottery_draw WHERE issue_id = ${issue}`,
    ),
    tickets: await rows(sql`SELECT id, state, payout, returned FROM lottery_ticket WHERE node_id = ${nodeId} ORDER BY id`),
    chases: await rows(sql`SELECT id, stopped_at IS NOT NULL AS stopped FROM lottery_chase ORDER BY id`),
    accounts: await rows(sql`SELECT kind, member_id, unit, sum(balance) AS balance FROM account GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`),
    entries:
      await rows(sql`SELECT txn.kind, count(*), sum(abs(amount)) AS moved FROM txn JOIN entry ON entry.txn_id = txn.id AND entry.at = txn.at
      GROUP BY 1 ORDER BY 1`),
  };
}

/** Sells an issue in a separate database. Tests run it to the end in copies, and all must end alike. */
export async function sellIssue(databaseUrl: string) {
  const sold = await sell(databaseUrl);

  async function onCopy(action: (course: Course) => Promise<void>): Promise<void> {
    const database = await createTestDatabase({ from: databaseUrl });
    const gateway = await createTestGateway({ databaseUrl: database.url });
    const gate = await openDeathGate(database.url);
    const end = async () => {
      expect((await auditLedger(gateway.owner)).findings).toEqual([]);
      const { value } = (await gateway.call('lotteryDraws', { query: { game: sold.nodeId, limit: 10 } })).envelope;
      const links = (value as unknown as { items: (ArchiveLink & { previous: string })[] }).items.toReversed();
      expect(await verifyChain(links, links[0]?.previous)).toEqual([]);
      return endOf(gateway.owner, sold);
    };
    try {
      await action({ gateway, gate, url: database.url, end });
    } finally {
      await gate.close();
      await gateway.close();
      await database.drop();
    }
  }

  async function runToTheEnd({ platform }: TestGateway): Promise<void> {
    for (const instant of [sold.closing, sold.draw, sold.final]) await runLotteriesAt(platform, instant);
  }

  /** The state of the issue. */
  const stateOf = async ({ owner }: TestGateway): Promise<string | undefined> =>
    (await owner.selectFrom('lottery_issue').select('state').where('id', '=', sold.issue).executeTakeFirst())?.state;

  /** When a run reaches a step. */
  const instantOf = (step: DeathStep): number => (step === 'closing' ? sold.closing : step === 'final' ? sold.final : sold.draw);

  /** Stops the first gateway that reaches a step. For tickets, in the middle of the second transaction. */
  const arm = (gate: DeathGate, step: DeathStep): Promise<void> => gate.arm(step, step === 'lottery_ticket' ? middle : 1);

  return { sold, tickets, onCopy, runToTheEnd, stateOf, instantOf, arm };
}
