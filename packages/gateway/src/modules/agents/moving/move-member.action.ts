import { AppError } from '#base/app-error.ts';
import type { Platform } from '#base/platform.ts';
import type { GatewayDatabase } from '#database/schema.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import type { DeskCall } from '#operator/control-route.ts';
import { recordAct, type ActingBy } from '#observe/audit-log.ts';
import type { MoveAsked } from './move.hooks.ts';
import { findMemberId, insertMove, lockTrees, weighMove, type Move } from './move.repo.ts';

export interface MoveByAccount {
  readonly merchantId: number;
  readonly account: string;
  /** The new parent's account. Without one the member becomes a root. */
  readonly under?: string | undefined;
}

interface Moving {
  readonly by: ActingBy;
  readonly now: Date;
  readonly reason: string;
  /** The places as the check reported them. The move is made only if they are unchanged. */
  readonly seen?: string | undefined;
}

type Modules = Pick<Platform, 'modules'>;
const unknown: Move = { refusal: 'unknown', members: 0, depth: 0, from: [], to: [], seen: '-' };

/** A preview of the move. Changes nothing. */
export async function checkMove(db: GatewayDatabase, { modules }: Modules, asked: MoveByAccount): Promise<Move> {
  const move = await find(db, asked);
  return move === null ? unknown : weigh(db, { modules }, move);
}

/**
 * Moves a member with everybody below it, and records it in the audit log. It applies to everything from now on;
 * earlier events stay with the old team. A refusal changes nothing.
 *
 * @throws AppError STATE_CHANGED if a place has changed since it was seen
 */
export async function moveMember(
  trx: LedgerTransaction,
  { modules }: Modules,
  asked: MoveByAccount,
  { by, now, reason, seen }: Moving,
): Promise<Move> {
  const move = await find(trx, asked);
  if (move === null) return unknown;
  const { merchantId, memberId, parentId } = move;
  await lockTrees(trx, merchantId, parentId === null ? [memberId] : [memberId, parentId]);
  const weighed = await weigh(trx, { modules }, move);
  if (weighed.refusal !== null) return weighed;
  if (seen !== undefined && seen !== weighed.seen) throw new AppError('STATE_CHANGED', { fields: { '/seen': 'changed' } });
  const number = await insertMove(trx, move, by.actor, now);
  const details = { under: asked.under?.toLowerCase() ?? null, members: weighed.members, move: number, reason };
  await recordAct(trx, { by, act: 'member.move', merchantId, subject: asked.account.toLowerCase(), details });
  return weighed;
}

/** Runs {@link moveMember} in its own transaction. */
export async function moveByDesk({ transaction, merchant, body, by, now }: DeskCall<'moveMember'>, platform: Platform): Promise<Move> {
  const { account, under, reason, seen } = body;
  return transaction((trx) => moveMember(trx, platform, { merchantId: merchant.id, account, under }, { by, now, reason, seen }));
}

async function find(db: GatewayDatabase, { merchantId, account, under }: MoveByAccount): Promise<MoveAsked | null> {
  const memberId = await findMemberId(db, merchantId, account);
  const parentId = under === undefined ? null : await findMemberId(db, merchantId, under);
  return memberId === null || (under !== undefined && parentId === null) ? null : { merchantId, memberId, parentId };
}

async function weigh(db: GatewayDatabase, { modules }: Modules, move: MoveAsked): Promise<Move> {
  const weighed = await weighMove(db, move);
  if (weighed.refusal !== null) return weighed;
  for (const { onMove } of modules) {
    const refusal = (await onMove?.(db, move)) ?? null;
    if (refusal !== null) return { ...weighed, refusal };
  }
  return weighed;
}
