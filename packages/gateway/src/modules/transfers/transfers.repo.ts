import type { MemberKey } from '#base/member-key.ts';
import type { GatewayDatabase } from '#database/schema.ts';
import '../catalogue/catalogue.schema.ts';
import './transfers.schema.ts';
import { membersBelow } from '../agents/team.repo.ts';

export interface OfferedWallet {
  readonly vendor: string;
  readonly name: string;
  readonly isOpen: boolean;
}

/** In the order of the menus. */
export async function listOfferedWallets(db: GatewayDatabase, merchantId: number): Promise<OfferedWallet[]> {
  const rows = await db
    .selectFrom('vendor_wallet')
    .innerJoin('game_vendor', 'game_vendor.code', 'vendor_wallet.vendor')
    .select(['vendor_wallet.vendor', 'game_vendor.name', 'vendor_wallet.is_open'])
    .where('vendor_wallet.merchant_id', '=', merchantId)
    .orderBy('game_vendor.position')
    .execute();
  return rows.map(({ vendor, name, is_open }) => ({ vendor, name, isOpen: is_open }));
}

/** Includes vendors that the merchant no longer offers. */
export async function readVendorNames(db: GatewayDatabase, codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await db.selectFrom('game_vendor').select(['code', 'name']).where('code', 'in', codes).execute();
  return new Map(rows.map(({ code, name }) => [code, name]));
}

/** Null for a vendor where the merchant's members keep no money. */
export async function findIsOpen(db: GatewayDatabase, merchantId: number, vendor: string): Promise<boolean | null> {
  const row = await db
    .selectFrom('vendor_wallet')
    .select('is_open')
    .where('merchant_id', '=', merchantId)
    .where('vendor', '=', vendor)
    .executeTakeFirst();
  return row?.is_open ?? null;
}

/** Whether the merchant has the wallet. */
export async function updateIsOpen(db: GatewayDatabase, merchantId: number, vendor: string, isOpen: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('vendor_wallet')
    .set({ is_open: isOpen })
    .where('merchant_id', '=', merchantId)
    .where('vendor', '=', vendor)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Adds missing ones and opens closed ones. */
export async function upsertWallets(db: GatewayDatabase, merchantId: number, vendors: readonly string[]): Promise<void> {
  await db
    .insertInto('vendor_wallet')
    .values(vendors.map((vendor) => ({ merchant_id: merchantId, vendor })))
    .onConflict((conflict) => conflict.columns(['merchant_id', 'vendor']).doUpdateSet({ is_open: true }))
    .execute();
}

/** Balances at vendors, by member and wallet. */
export async function listFilledWallets(
  db: GatewayDatabase,
  merchantId: number,
): Promise<{ id: number; memberId: number; unit: string; balance: number }[]> {
  const rows = await db
    .selectFrom('account')
    .select(['id', 'member_id', 'unit', 'balance'])
    .where('merchant_id', '=', merchantId)
    .where('kind', 'like', 'VENDOR:%')
    .where('balance', '>', 0)
    .execute();
  return rows.map(({ id, member_id, unit, balance }) => ({ id, memberId: member_id ?? 0, unit, balance: balance ?? 0 }));
}

/** A recipient of money. */
export interface Relative {
  readonly id: number;
  readonly account: string;
  readonly nickname: string;
  readonly isClosed: boolean;
}

/** Null for a member without one. */
export async function findUpline(db: GatewayDatabase, merchantId: number, memberId: number): Promise<Relative | null> {
  const upline = await db
    .selectFrom('member')
    .innerJoin('member as upline', (join) =>
      join.onRef('upline.id', '=', 'member.parent_id').onRef('upline.merchant_id', '=', 'member.merchant_id'),
    )
    .select(['upline.id', 'upline.username as account', 'upline.nickname', 'upline.state'])
    .where('member.merchant_id', '=', merchantId)
    .where('member.id', '=', memberId)
    .executeTakeFirst();
  return upline === undefined ? null : relativeOf(upline);
}

/** A member of the agent's team, by its id or its account. */
export async function findInTeam(
  db: GatewayDatabase,
  agent: MemberKey,
  whom: { readonly id: number } | { readonly account: string },
): Promise<Relative | null> {
  const member = await membersBelow(db, agent)
    .select(['member.id', 'member.username as account', 'member.nickname', 'member.state'])
    .where((where) => ('id' in whom ? where('member.id', '=', whom.id) : where('member.username', '=', whom.account)))
    .executeTakeFirst();
  return member === undefined ? null : relativeOf(member);
}

function relativeOf({ state, ...found }: Omit<Relative, 'isClosed'> & { readonly state: string }): Relative {
  return { ...found, isClosed: state !== 'active' };
}
