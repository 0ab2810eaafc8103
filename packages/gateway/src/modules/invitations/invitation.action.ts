import { memberTypes } from '@livery/contract/member-types';
import type { Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import { AppError } from '#base/app-error.ts';
import type { MemberKey } from '#base/member-key.ts';
import { childTypeOf } from './child-type.rules.ts';
import { countRegistered, findLinkOfCode, insertInvited, type LinkRow } from './links.repo.ts';
import { stateOf } from './links.present.ts';
import { countDirect, findAgentType, hasLevelBelow, lockTerms, writeTerms } from './terms.repo.ts';
import { cut, findRefusal, type AgentTerms } from './terms.rules.ts';

/**
 * The link of a code, or null if no link has it.
 *
 * @throws AppError INVITATION_CODE_INVALID with the reason for one that is paused, over or full, or whose agent's account is closed
 */
export async function findInvitation(db: GatewayDatabase, merchantId: number, code: string, now: Date): Promise<LinkRow | null> {
  const link = await findLinkOfCode(db, merchantId, code);
  if (link === null) return null;
  const state = stateOf(link, now);
  if (state !== 'open') throw invalid(state);
  if ((await findAgentType(db, agentOf(link))) === null) throw invalid('closed');
  return link;
}

/** How a new member registered: by an agent's link, by naming an agent in the form, or alone. */
export interface Origin {
  readonly link: LinkRow | null;
  readonly named: { readonly agentId: number; readonly field: '/affiliateCode' | '/recommenderId' } | null;
}

export interface Placement {
  readonly parentId: number | null;
  readonly type: number;
  /** Places the newcomer's terms and counts it for its link. */
  readonly settle: (memberId: number) => Promise<void>;
}

const onItsOwn: Placement = { parentId: null, type: memberTypes.player, settle: async () => {} };

/**
 * Takes a place for a new member whose account is opened in the same transaction. In any case, the agent must be open
 * and have room.
 *
 * @throws AppError INVITATION_CODE_INVALID, or INVALID_REQUEST for a recommendation, with the reason
 */
export async function takePlace(
  trx: Transaction<Database>,
  merchantId: number,
  { link, named }: Origin,
  subId: string,
  now: Date,
): Promise<Placement> {
  if (link !== null) return takePlaceOfLink(trx, link, subId, now);
  if (named === null) return onItsOwn;
  const room = await lockRoom(trx, { merchantId, memberId: named.agentId }, 'player');
  if (typeof room !== 'string') return { ...onItsOwn, parentId: named.agentId };
  throw named.field === '/affiliateCode' ? invalid(room) : new AppError('INVALID_REQUEST', { fields: { [named.field]: room } });
}

/** The newcomer gets the link's offer, capped by the agent's current rates. */
async function takePlaceOfLink(trx: Transaction<Database>, link: LinkRow, subId: string, now: Date): Promise<Placement> {
  const agent = agentOf(link);
  if (!(await countRegistered(trx, link, now))) {
    const known = await findLinkOfCode(trx, link.merchant_id, link.code);
    throw invalid(known === null ? 'unknown' : stateOf(known, now));
  }
  const room = await lockRoom(trx, agent, link.kind);
  if (typeof room === 'string') throw invalid(room);
  return {
    parentId: agent.memberId,
    type: link.kind === 'agent' ? childTypeOf(room.agentType) : memberTypes.player,
    settle: async (memberId) => {
      const newcomer = { merchantId: link.merchant_id, memberId };
      await writeTerms(trx, newcomer, cut({ rates: link.rates, limits: link.limits }, room.terms));
      await insertInvited(trx, newcomer, { linkId: link.id, subId }, now);
    },
  };
}

/** Locks an agent's terms. Returns the reason if the agent may not have one more child of the kind. */
async function lockRoom(
  trx: Transaction<Database>,
  agent: MemberKey,
  kind: 'player' | 'agent',
): Promise<{ terms: AgentTerms; agentType: number } | 'closed' | 'full'> {
  const terms = await lockTerms(trx, agent);
  const agentType = await findAgentType(trx, agent);
  if (agentType === null) return 'closed';
  const hasRoom =
    Object.keys(findRefusal(kind, terms)).length === 0 &&
    (await hasLevelBelow(trx, agent)) &&
    (await countDirect(trx, agent)) < terms.limits.mostDirect;
  return hasRoom ? { terms, agentType } : 'full';
}

function agentOf({ merchant_id, member_id }: LinkRow): MemberKey {
  return { merchantId: merchant_id, memberId: member_id };
}

function invalid(reason: string): AppError {
  return new AppError('INVITATION_CODE_INVALID', { fields: { '/affiliateCode': reason } });
}
