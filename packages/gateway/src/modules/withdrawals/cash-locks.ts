import type { ValueOf } from '@livery/contract/shapes';
import type { GatewayDatabase } from '../../database/schema.ts';

export interface CashOwner {
  readonly merchantId: number;
  readonly memberId: number;
  readonly unit: string;
}

/** Cash that may not leave yet, and how far the member is: minor units. */
export type CashLock = ValueOf<'withdrawalTerms'>['locks'][number];

/** The port: whoever gives money with a condition on it says here how much of the member's CASH still waits. */
export type CashLockSource = (db: GatewayDatabase, owner: CashOwner, now: Date) => Promise<readonly CashLock[]>;

const sources: readonly CashLockSource[] = [];

export async function readCashLocks(db: GatewayDatabase, owner: CashOwner, now: Date): Promise<CashLock[]> {
  const locks: CashLock[] = [];
  for (const read of sources) locks.push(...(await read(db, owner, now)));
  return locks;
}

export function lockedBy(locks: readonly CashLock[]): number {
  return locks.reduce((sum, { amount }) => sum + amount, 0);
}
