import type { Insertable } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import '../catalogue/catalogue.schema.ts';

export async function insertTicket(db: GatewayDatabase, ticket: Insertable<Database['launch_ticket']>): Promise<void> {
  await db.insertInto('launch_ticket').values(ticket).execute();
}
