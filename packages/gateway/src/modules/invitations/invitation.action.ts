import { memberTypes } from '@livery/contract/member-types';
import type { Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import { AppError } from '#base/app-error.ts';
import type { MemberKey } from '../../base/member-key.ts';
import { childTypeOf } from './child-type.rules.ts';
import { countRegistered, findLinkOfCode, insertInvited, type LinkRow } from './links.repo.ts';
import { stateOf } from './links.present.ts';
import { countDirect, findAgentType, lockTerms, writeTerms } from './terms.repo.ts';
import { cut, findObstacle } from './terms.rules.ts';

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

export interface Placement {
  readonly parentId: number;
  readonly type: number;
  /** Places the newcomer's terms and counts it for its link. */
  readonly settle: (memberId: number) => Promise<void>;
}

/**
 * Takes one of the link's places for a newcomer whose account is opened in the same transaction. It gets what the link offers, or what
 * the agent has by now where that is less.
 *
 * @throws AppError INVITATION_CODE_INVALID with the reason
 */
export async function takePlace(trx: Transaction<Database>, link: LinkRow, subId: string, now: Date): Promise<Placement> {
  const agent = agentOf(link);
  if (!(await countRegistered(trx, link, now))) {
    const known = await findLinkOfCode(trx, link.merchant_id, link.code);
    throw invalid(known === null ? 'unknown' : stateOf(known, now));
  }
  const terms = await lockTerms(trx, agent);
  const agentType = await findAgentType(trx, agent);
  if (agentType === null) throw invalid('closed');
  if (Object.keys(findObstacle(link.kind, terms)).length > 0 || (await countDirect(trx, agent)) >= terms.limits.mostDirect)
    throw invalid('full');
  return {
    parentId: agent.memberId,
    type: link.kind === 'agent' ? childTypeOf(agentType) : memberTypes.player,
    settle: async (memberId) => {
      const newcomer = { merchantId: link.merchant_id, memberId };
      await writeTerms(trx, newcomer, cut({ rates: link.rates, limits: link.limits }, terms));
      await insertInvited(trx, newcomer, { linkId: link.id, subId }, now);
    },
  };
}

function agentOf({ merchant_id, member_id }: LinkRow): MemberKey {
  return { merchantId: merchant_id, memberId: member_id };
}

function invalid(reason: string): AppError {
  return new AppError('INVITATION_CODE_INVALID', { fields: { '/affiliateCode': reason } });
}
