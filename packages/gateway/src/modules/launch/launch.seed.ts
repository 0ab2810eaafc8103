import { makeRandom } from '@livery/art/random';
import type { Seeding } from '#http/module.ts';
import { forgiveAll } from '#limits/rate-counter.ts';
import { makeCatalogue } from '../catalogue/release/catalogue.seed.ts';
import { demoLimit, launchLimit } from './launch.limits.ts';
import './launch.schema.ts';

const winnerCount = 25;

/** A board of invented winners. */
export async function seedWinners({ trx, merchant }: Seeding): Promise<void> {
  await trx.deleteFrom('game_winner').where('merchant_id', '=', merchant.id).execute();
  await trx
    .insertInto('game_winner')
    .values(winners(merchant.code).map((winner, id) => ({ merchant_id: merchant.id, id, ...winner })))
    .execute();
}

interface InventedWinner {
  readonly player: string;
  readonly avatar: string;
  readonly node_id: number;
  readonly win_amount: number;
}

/** Different for each merchant, and the same in each seeding. Stored names are already masked. */
function winners(merchantCode: string): InventedWinner[] {
  const random = makeRandom(`winners of ${merchantCode}`);
  const playable = makeCatalogue().filter(({ type, maintenance }) => type !== 'LOTT' && type !== 'ELOTT' && !maintenance);
  return Array.from({ length: winnerCount }, () => ({
    player: `${random.pick(['an', 'be', 'ca', 'du', 'el', 'fa', 'gi', 'jo', 'ka', 'lu', 'ma', 'ra', 'ta', 've', 'ze'])}***${random.whole(0, 99).toString().padStart(2, '0')}`,
    avatar: `winner-${random.whole(1, 9999)}`,
    node_id: playable[random.whole(0, playable.length - 1)]?.nodeId ?? 0,
    win_amount: Math.round(10 ** random.between(4, 6.4)),
  }));
}

/** Deletes members' lists and tickets, and ends sittings. Rounds stay, because the ledger keeps their money. */
export async function resetLaunch(seeding: Seeding): Promise<void> {
  const { trx, merchant, now } = seeding;
  await trx.deleteFrom('game_favourite').where('merchant_id', '=', merchant.id).execute();
  await trx.deleteFrom('game_recent').where('merchant_id', '=', merchant.id).execute();
  await trx.deleteFrom('launch_ticket').where('merchant_id', '=', merchant.id).execute();
  await forgiveAll(trx, merchant.id, [demoLimit, launchLimit]);
  await trx.updateTable('sitting').set({ closed_at: now }).where('merchant_id', '=', merchant.id).where('closed_at', 'is', null).execute();
  await seedWinners(seeding);
}
