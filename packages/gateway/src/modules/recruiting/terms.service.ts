import type { ValueOf } from '@livery/contract/shapes';
import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import { AppError } from '#base/app-error.ts';
import { inLanguage } from '#base/texts.ts';
import { recordAct } from '#observe/audit-log.ts';
import type { MemberCall } from '#http/route.ts';
import { categoryTitles, gameTypes } from '../catalogue/game-types.rules.ts';
import { keyOf, type MemberKey } from '#base/member-key.ts';
import { readLotteryGroups } from '../lottery/groups/rates.repo.ts';
import { presentRegisterRules } from '../system/system.present.ts';
import { listRegisterRules } from '../system/system.repo.ts';
import { listWaiting } from './accounts.repo.ts';
import { findInTeam } from './team.repo.ts';
import { kindOf, presentRates, readOffer } from '../invitations/terms.present.ts';
import { countDirect, lockTerms, lockTree, readAgentTerms, readFloors, readTerms, writeTerms } from '../invitations/terms.repo.ts';
import {
  findExcess,
  findRefusal,
  findShortfall,
  isSame,
  noLimits,
  termsAt,
  type AgentTerms,
  type Terms,
} from '../invitations/terms.rules.ts';

/** The agent's limits for its children, and its pending ones. */
export async function readRecruiting(call: MemberCall<'recruitingTerms'>): Promise<ValueOf<'recruitingTerms'>> {
  const { db, merchant, language } = call;
  const agent = keyOf(call);
  const [terms, direct, rules, waiting, groups] = await Promise.all([
    readAgentTerms(db, agent),
    countDirect(db, agent),
    listRegisterRules(db, merchant.id),
    listWaiting(db, agent),
    readLotteryGroups(db, merchant.id),
  ]);
  const { username } = presentRegisterRules(rules);
  return {
    rates: presentRates(terms.rates).map(({ gameType, ppm }) => {
      return { gameType, ppm, name: nameOf(gameType, language), prizeGroups: groups.get(gameType) ?? null };
    }),
    limits: terms.limits,
    direct,
    username: username ?? { acceptedPattern: '*', patternId: 'ANY', minLength: 1, maxLength: 64 },
    waiting: waiting.map(({ id, username: account, nickname, type, created_at }) => ({
      memberId: id,
      username: account,
      nickname,
      kind: kindOf(type),
      createdAt: created_at.toISOString(),
    })),
  };
}

function nameOf(gameType: string, language: string): string {
  const type = gameTypes.find((each) => each === gameType);
  return type === undefined ? gameType : inLanguage(categoryTitles[type], language);
}

/** @throws AppError NOT_FOUND for an account outside the agent's team */
export async function readDownlineTerms(call: MemberCall<'downlineTerms'>): Promise<ValueOf<'downlineTerms'>> {
  const { db, merchant, query } = call;
  const member = await findInTeam(db, keyOf(call), query.member);
  if (member === null) throw new AppError('NOT_FOUND');
  const { rates, limits } = await readTerms(db, { merchantId: merchant.id, memberId: member.id });
  const kind = kindOf(member.type);
  return { kind, rates: presentRates(rates), limits: kind === 'agent' ? (limits ?? noLimits) : null };
}

/**
 * Changes the terms of one of the agent's own children.
 *
 * @throws AppError NOT_FOUND for an account outside the team, INVALID_REQUEST, STATE_CHANGED for others than the caller has seen, LIMIT_EXCEEDED by
 *   field: `maximum` for more than the agent has itself, `minimum` for less than a child of that child has
 */
export async function changeDownlineTerms(call: MemberCall<'changeDownlineTerms'>): Promise<void> {
  const { merchant, member: agent, actor, body, requestId, transaction } = call;
  await transaction(async (trx) => {
    await lockTree(trx, keyOf(call));
    const member = await findInTeam(trx, keyOf(call), body.memberId);
    if (member === null || member.parent_id !== agent.id) throw new AppError('NOT_FOUND');
    const kind = kindOf(member.type);
    const terms = readOffer({ ...body, kind });
    const seen = readOffer({ ...body.seen, kind });
    const key = { merchantId: merchant.id, memberId: member.id };
    const before = await replaceTerms(trx, key, keyOf(call), { terms, seen });
    const by = { actor, requestId };
    await recordAct(trx, { by, act: 'downline.terms', merchantId: merchant.id, subject: member.username, details: { ...terms, before } });
  });
}

/**
 * Sets terms between those of the upline and of the children. The upline is locked first. Returns the previous terms.
 *
 * @param seen the terms as the caller read them
 * @throws AppError LIMIT_EXCEEDED by field, STATE_CHANGED if they are not what was seen
 */
export async function replaceTerms(
  trx: Transaction<Database>,
  member: MemberKey,
  upline: MemberKey | null,
  { terms, seen }: { readonly terms: Terms; readonly seen?: Terms | undefined },
): Promise<Terms> {
  const most = upline === null ? null : await lockTerms(trx, upline);
  await lockTerms(trx, member);
  const before = await readTerms(trx, member);
  if (seen !== undefined && !isSame(before, seen)) throw new AppError('STATE_CHANGED', { fields: { '/seen': 'changed' } });
  const { limits } = terms;
  const fields = {
    ...(limits === null ? {} : findShortfall({ ...terms, limits }, [termsAt(await readFloors(trx, member))])),
    ...(most === null ? {} : findExcess(terms, most)),
  };
  refuseFields(fields);
  await writeTerms(trx, member, terms);
  return before;
}

/** @throws AppError LIMIT_EXCEEDED if any field is refused */
export function refuseFields(fields: Record<string, string>): void {
  if (Object.keys(fields).length > 0) throw new AppError('LIMIT_EXCEEDED', { fields });
}

/**
 * Whether an agent with these terms may have one more child of the kind, with these offered terms.
 *
 * @throws AppError LIMIT_EXCEEDED by field
 */
export function requireRoom(
  { kind, offer, direct, hasLevel }: { kind: 'player' | 'agent'; offer: Terms; direct: number; hasLevel: boolean },
  own: AgentTerms,
): void {
  refuseFields({
    ...findRefusal(kind, own),
    ...(hasLevel ? {} : { '/kind': 'level' }),
    ...(direct >= own.limits.mostDirect ? { '/kind': 'full' } : {}),
    ...findExcess(offer, own),
  });
}
