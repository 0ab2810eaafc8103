import type { GatewayDatabase } from '#database/schema.ts';
import '../catalogue/catalogue.schema.ts';

/** Demo sittings move no money, so nobody has to keep them: those opened before an instant go, with their seeds. */
export async function deleteDemos(db: GatewayDatabase, before: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const sittings = trx.selectFrom('sitting').select('id').where('member_id', 'is', null).where('opened_at', '<', before);
    await trx.deleteFrom('sitting_seed').where('sitting_id', 'in', sittings).execute();
    await trx.deleteFrom('sitting').where('member_id', 'is', null).where('opened_at', '<', before).execute();
  });
}

export async function deleteTickets(db: GatewayDatabase, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('launch_ticket').where('expires_at', '<', expiredBefore).execute();
}
