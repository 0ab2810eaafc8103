import { agreementKinds, type AgreementKind } from '@livery/contract/agreements';
import { agentTypes, memberTypes } from '@livery/contract/member-types';
import { sql, type Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { MemberKey } from '#base/member-key.ts';
import { AppError } from '#base/app-error.ts';
import { listEnabledFlags } from '../system/flags.repo.ts';
import { contractFlags } from '../wallet/wallet.present.ts';

/** The node of the whitelabel tree that enables a kind. */
export const flagOf: Readonly<Record<AgreementKind, string>> = {
  dividend: contractFlags.divtypereq,
  daily: contractFlags.dailysalreqtype,
  hourly: contractFlags.contracthoursalreq,
  realTime: contractFlags.realtimesalreqtype,
};

/** The kinds that the merchant has enabled. */
export async function listKinds(db: GatewayDatabase, merchantId: number): Promise<AgreementKind[]> {
  const flags = await listEnabledFlags(db, merchantId, Object.values(flagOf));
  return agreementKinds.filter((kind) => flags.has(flagOf[kind]));
}

/** @throws AppError NOT_AVAILABLE */
export async function requireKind(db: GatewayDatabase, merchantId: number, kind: AgreementKind): Promise<void> {
  if (!(await listKinds(db, merchantId)).includes(kind)) throw new AppError('NOT_AVAILABLE');
}

export interface PartyRow {
  readonly id: number;
  readonly account: string;
  readonly type: number;
  /** The other side of its agreements. Null for the house. */
  readonly uplineId: number | null;
}

const houseTypes: readonly number[] = [memberTypes.agent, memberTypes.subAgent];

function agents(db: GatewayDatabase, merchantId: number) {
  return db
    .selectFrom('member')
    .select(['id', 'username as account', 'type'])
    .select(sql<number | null>`CASE WHEN type IN (${sql.join(houseTypes)}) THEN NULL ELSE parent_id END`.as('uplineId'))
    .where('merchant_id', '=', merchantId)
    .where('state', '=', 'active')
    .where('type', 'in', agentTypes);
}

/** An agent whose account is open. Types 1 and 2 agree with the house, the others with their upline (readings 53). */
export async function findAgent(db: GatewayDatabase, { merchantId, memberId }: MemberKey): Promise<PartyRow | null> {
  return (await agents(db, merchantId).where('id', '=', memberId).executeTakeFirst()) ?? null;
}

export async function findAgentByAccount(db: GatewayDatabase, merchantId: number, account: string): Promise<PartyRow | null> {
  return (await agents(db, merchantId).where('username', '=', account.toLowerCase()).executeTakeFirst()) ?? null;
}

/** The same, with a lock that keeps its account open until the transaction ends. */
export async function holdAgent(trx: Transaction<Database>, { merchantId, memberId }: MemberKey): Promise<PartyRow | null> {
  return (await agents(trx, merchantId).where('id', '=', memberId).forShare().executeTakeFirst()) ?? null;
}

/** Accounts by member id, including closed ones. */
export async function readAccounts(db: GatewayDatabase, merchantId: number, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('member')
    .select(['id', 'username'])
    .where('merchant_id', '=', merchantId)
    .where(sql<boolean>`id = ANY (${[...ids]}::bigint[])`)
    .execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}
