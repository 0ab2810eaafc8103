import type { AgentEvent, AgentMember, ControlValueOf } from '@livery/contract/control/shapes';
import { AppError } from '#base/app-error.ts';
import { inLanguage } from '#base/texts.ts';
import { recordAct } from '#observe/audit-log.ts';
import type { DeskCall } from '#operator/control-route.ts';
import { categoryTitles, gameTypes } from '../catalogue/game-types.rules.ts';
import { readLotteryGroups } from '../lottery/groups/rates.repo.ts';
import { findMemberId } from './moving/move.repo.ts';
import { findNode, listChildren, listFound, listHistory, lockDepth, readDepths, updateDepth, type EventRow } from './tree.desk.repo.ts';

/** @throws AppError NOT_FOUND for a parent that does not exist at the merchant */
export async function readTree({ db, merchant, query: { under, ...page } }: DeskCall<'agentTree'>): Promise<ControlValueOf<'agentTree'>> {
  const parentId = under === undefined ? null : await findMemberId(db, merchant.id, under);
  if (under !== undefined && parentId === null) throw new AppError('NOT_FOUND');
  return listChildren(db, merchant.id, parentId, page);
}

export async function searchTree({ db, merchant, query }: DeskCall<'agentSearch'>): Promise<ControlValueOf<'agentSearch'>> {
  return listFound(db, merchant.id, query);
}

/** @throws AppError NOT_FOUND */
export async function readNode({ db, merchant, query }: DeskCall<'agentMember'>): Promise<AgentMember> {
  const found = await findNode(db, merchant.id, query.account);
  if (found === null) throw new AppError('NOT_FOUND');
  const { created_at, ...node } = found;
  return { ...node, createdAt: created_at.toISOString() };
}

export async function readHistory({
  db,
  merchant,
  query: { account, ...page },
}: DeskCall<'agentHistory'>): Promise<ControlValueOf<'agentHistory'>> {
  const { items, next } = await listHistory(db, { merchantId: merchant.id, account }, page);
  return { items: items.map(presentEvent), next };
}

const events: Readonly<Record<string, AgentEvent['what']>> = {
  'member.move': 'moved',
  'agent.open': 'opened',
  'downline.add': 'opened',
  'agent.make': 'madeAgent',
  'agent.terms': 'terms',
  'downline.terms': 'terms',
  'agent.password': 'firstPassword',
  'downline.password': 'firstPassword',
  'member.close': 'closed',
  'member.reopen': 'reopened',
};

type Limits = Readonly<Record<'mayRecruitAgents' | 'mostDirect' | 'levels', boolean | number>>;
type Told = { readonly rates?: Readonly<Record<string, number>>; readonly limits?: Limits | null };

function presentEvent({ id, at, actor, act, details, from, to, members }: EventRow): AgentEvent {
  const { reason, before, ...after } = (details ?? {}) as { reason?: string; before?: Told } & Told;
  return {
    id,
    at: at.toISOString(),
    actor,
    what: events[act] ?? 'terms',
    reason: reason ?? null,
    move: act === 'member.move' ? { from, to, members: members ?? 1 } : null,
    ...changesOf(before ?? {}, after),
  };
}

function changesOf(before: Told, after: Told): Pick<AgentEvent, 'rates' | 'limits'> {
  if (after.rates === undefined) return { rates: [], limits: [] };
  const rateOf = ({ rates = {} }: Told, gameType: string): number => (Object.hasOwn(rates, gameType) ? (rates[gameType] ?? 0) : 0);
  const limitOf = ({ limits }: Told, limit: keyof Limits): number | null => (limits ? Number(limits[limit]) : null);
  return {
    rates: gameTypes
      .map((gameType) => ({ gameType, before: rateOf(before, gameType), after: rateOf(after, gameType) }))
      .filter((change) => change.before !== change.after),
    limits: (['mayRecruitAgents', 'mostDirect', 'levels'] as const).flatMap((limit) => {
      const change = { before: limitOf(before, limit), after: limitOf(after, limit) };
      return change.after === null || change.before === change.after ? [] : [{ limit, before: change.before, after: change.after }];
    }),
  };
}

export async function readSettings({ db, merchant }: DeskCall<'agentSettings'>): Promise<ControlValueOf<'agentSettings'>> {
  const groups = await readLotteryGroups(db, merchant.id);
  return {
    ...(await readDepths(db, merchant.id)),
    gameTypes: gameTypes.map((gameType) => {
      return { gameType, name: inLanguage(categoryTitles[gameType], 'en'), prizeGroups: groups.get(gameType) ?? null };
    }),
  };
}

/** @throws AppError STATE_CHANGED if it has changed since the caller read it, LIMIT_EXCEEDED below the depth of the deepest member */
export async function setTreeDepth({ merchant, body, by, transaction }: DeskCall<'setTreeDepth'>): Promise<void> {
  const { depth, seen, reason } = body;
  await transaction(async (trx) => {
    await lockDepth(trx, merchant.id);
    const now = await readDepths(trx, merchant.id);
    if (now.depth !== seen) throw new AppError('STATE_CHANGED', { fields: { '/seen': 'changed' } });
    if (depth < now.deepest) throw new AppError('LIMIT_EXCEEDED', { fields: { '/depth': 'minimum' } });
    await updateDepth(trx, merchant.id, depth);
    await recordAct(trx, {
      by,
      act: 'tree.depth',
      merchantId: merchant.id,
      subject: merchant.code,
      details: { before: seen, depth, reason },
    });
  });
}
