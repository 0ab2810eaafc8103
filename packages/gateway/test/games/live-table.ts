import { sql } from 'kysely';
import type { LiveRound } from '../../src/modules/house-games/live-table/live-round.repo.ts';
import { commitmentOf, takeStep } from '../../src/modules/house-games/live-table/play-round.service.ts';
import { settleRounds } from '../../src/modules/house-games/live-table/settle-round.service.ts';
import type { Place, TableGame } from '../../src/modules/house-games/live-table/table-game.rules.ts';
import type { TestGateway } from '../test-gateway.ts';

/**
 * A table that advances only when a test says so. With `isHeld`, the gateway's time stands still until it is shifted.
 */
export function openTable(gateway: TestGateway, place: Place, game: TableGame, { isHeld = false }: { readonly isHeld?: boolean } = {}) {
  const { owner, platform } = gateway;
  const held = Date.now();
  if (isHeld) platform.clock.now = () => new Date(held + platform.clock.ahead);
  const now = (): Date => platform.clock.now();
  const step = (at = now()) => takeStep(platform, place, game, at);
  const round = async (): Promise<LiveRound> =>
    owner
      .selectFrom('live_round')
      .selectAll()
      .where('merchant_id', '=', place.merchantId)
      .where('node_id', '=', place.nodeId)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
  const moveRound = async (change: Partial<Pick<LiveRound, 'opens_at' | 'closes_at' | 'ends_at'>>): Promise<void> => {
    await owner
      .updateTable('live_round')
      .set(change)
      .where('id', '=', (await round()).id)
      .execute();
  };
  const withoutLaw = async (change: Partial<Pick<LiveRound, 'outcome' | 'ends_at'>>): Promise<void> => {
    const { id } = await round();
    await owner.transaction().execute(async (trx) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(trx);
      await trx.updateTable('live_round').set(change).where('id', '=', id).execute();
    });
  };
  const fix = async (outcome: number): Promise<void> => {
    const { started_at } = await round();
    await withoutLaw({ outcome, ends_at: new Date((started_at?.getTime() ?? 0) + game.runsFor(outcome)) });
  };
  const settle = () => settleRounds(platform, place, game, now());

  return {
    place,
    now,
    round,
    moveRound,
    fix,
    commitment: async () => commitmentOf(await round()),
    shift: (milliseconds: number) => platform.clock.shiftTo(platform.clock.ahead + milliseconds),
    stakes: async (keys: readonly string[]) => {
      const rows = await owner
        .selectFrom('live_stake')
        .select(['key', 'state', 'win'])
        .where('key', 'in', [...keys])
        .execute();
      return keys.flatMap((key) => rows.filter((row) => row.key === key));
    },
    /** Ends the current round. The next one has no stakes. */
    clear: async (): Promise<void> => {
      await step();
      if ((await round()).phase === 'betting') await moveRound({ closes_at: now() });
      await step();
      await withoutLaw({ ends_at: now() });
      await step();
      await settle();
    },
    /** Opens bets for a minute. */
    open: async (): Promise<void> => moveRound({ opens_at: now(), closes_at: new Date(now().getTime() + 60_000) }),
    /** Closes bets and runs the round, optionally towards a given outcome. */
    run: async ({ outcome }: { readonly outcome?: number } = {}): Promise<void> => {
      await moveRound({ closes_at: now() });
      await step();
      if (outcome !== undefined) await fix(outcome);
    },
    /** Ends the round on time and settles it. */
    end: async (): Promise<void> => {
      const { ends_at } = await round();
      await step(ends_at ?? now());
      await settle();
    },
  };
}
