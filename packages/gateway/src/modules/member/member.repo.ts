import type { GatewayDatabase } from '#database/schema.ts';

export async function findMember(db: GatewayDatabase, merchantId: number, username: string): Promise<{ id: number; type: number } | null> {
  const member = await db
    .selectFrom('member')
    .select(['id', 'type'])
    .where('merchant_id', '=', merchantId)
    .where('username', '=', username)
    .executeTakeFirst();
  return member ?? null;
}

/** The member's verified mail address, or null. */
export async function findMailAddress(db: GatewayDatabase, merchantId: number, memberId: number): Promise<string | null> {
  const contact = await db
    .selectFrom('member_contact')
    .select('value')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'email')
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  return contact?.value ?? null;
}

export interface Contact {
  readonly kind: 'email' | 'mobile';
  readonly value: string;
}

/** Confirmed or not. */
export async function listContacts(db: GatewayDatabase, merchantId: number, memberId: number): Promise<Contact[]> {
  return db
    .selectFrom('member_contact')
    .select(['kind', 'value'])
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .execute();
}
