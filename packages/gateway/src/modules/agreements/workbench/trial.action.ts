import { noFigures, type TeamFigures } from '@livery/contract/commission-figures';
import { nothingCarried, type Child, type Outcome, type WindowTerms } from '@livery/contract/commission-outcome';
import { settleRealTime, type CountedPart, type RealTimeChild } from '@livery/contract/commission-real-time';
import { rateOf, settleWindow } from '@livery/contract/commission-settle-window';
import type { RealTimeTerms, Terms } from '@livery/contract/commission-terms';
import { daysIn, monthPlace, windowKindOf, type TimeWindow } from '@livery/contract/commission-windows';
import type { GatewayDatabase } from '#database/schema.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { findLiving, listLivingBelow, listVersions } from '../agreement.repo.ts';
import { currentOf } from '../acting/timing.rules.ts';
import { listNearestHouseBelow } from '../tree.repo.ts';
import { listLosses, sumStakes, sumTeam } from './workbench.repo.ts';

/** An agent's hypothetical terms. `agreement` is 0 if it has none yet. */
export interface Tried<Tried extends Terms = Terms> {
  readonly agreement: number;
  readonly agentId: number;
  readonly uplineId: number | null;
  readonly terms: Tried;
}

/** A window of real figures in which one agent gets hypothetical terms. */
export interface Trial {
  /** Reads from one snapshot. */
  readonly db: GatewayDatabase;
  readonly merchant: Merchant;
  readonly window: TimeWindow;
  readonly tried: Tried;
  readonly at: Date;
}

export interface TrialOutcome {
  readonly figures: TeamFigures;
  readonly tier: number | null;
  /** The amount that the upline or the house would pay for the team, including its downlines' parts. */
  readonly amount: number;
  /** The part that the agent would keep. */
  readonly net: number;
  /** Totals of its parts and its downlines' parts, by agent. */
  readonly childAmounts: ReadonlyMap<number, number>;
}

/** An agent's result in the window, with the downlines that share its kind and windows. */
export async function outcomeOf(trial: Trial, of: Tried): Promise<TrialOutcome> {
  const { terms } = of;
  const children = await listChildren(trial, of);
  if (terms.kind === 'realTime') return realTimeOutcome(trial, { ...of, terms }, children);
  const input = await inputOf(trial, { ...of, terms });
  const counted: Child[] = [];
  for (const child of children) counted.push(await childOf(trial, child));
  const outcome = settleWindow({ ...input, children: counted, fromParent: await partOfParent(trial, of) });
  const { tier, amount, net } = outcome;
  return { figures: input.figures, tier, amount, net, childAmounts: amountsOf(outcome, children) };
}

function amountsOf({ children: parts }: Outcome, children: readonly Tried[]): Map<number, number> {
  return new Map(parts.map(({ amount }, index) => [children[index]?.agentId ?? 0, amount]));
}

/** The parent's result that a share-based agreement takes its share of. */
async function partOfParent(trial: Trial, { agentId, uplineId, terms }: Tried): Promise<number | null> {
  if (terms.rules.split !== 'shareOfParent' || uplineId === null) return null;
  const parent = await findTerms(trial, uplineId, terms);
  return parent === null ? 0 : ((await outcomeOf(trial, parent)).childAmounts.get(agentId) ?? 0);
}

async function childOf(trial: Trial, { agreement, terms, ...of }: Tried): Promise<Child> {
  const payer = of.uplineId === null ? 'house' : terms.rules.payer;
  if (terms.kind === 'realTime') throw new RangeError('Real-time terms are no part of a window');
  const input = await inputOf(trial, { ...of, agreement, terms });
  if (terms.rules.split === 'shareOfParent') return { id: agreement, payer, share: rateOf(terms, input.figures, input.days) };
  return { id: agreement, payer, amount: settleWindow({ ...input, children: [], fromParent: null }).amount };
}

async function inputOf({ db, merchant, window }: Trial, { agentId, terms }: Tried<WindowTerms>) {
  const team = { merchantId: merchant.id, agentId, from: new Date(window.from), before: new Date(window.before) };
  const sums = await sumTeam(db, team, terms.minimumBet);
  const hasLostRates = terms.tiers.some(({ lostRate }) => lostRate !== null);
  const { won, lost } = hasLostRates ? await sumStakes(db, team, 0) : { won: 0, lost: 0 };
  const { quarantine } = terms.rules;
  return {
    terms,
    version: 0,
    figures: { ...noFigures, ...sums, wonStake: won, lostStake: lost },
    days: daysIn(window, merchant.timeZone),
    place: monthPlace(window, merchant.timeZone),
    results: quarantine === null ? [] : await listLosses(db, team, quarantine.member),
    opening: nothingCarried,
    adjustments: [],
  };
}

async function realTimeOutcome(trial: Trial, of: Tried<RealTimeTerms>, children: readonly Tried[]): Promise<TrialOutcome> {
  const { db, merchant, window } = trial;
  const team = { merchantId: merchant.id, agentId: of.agentId, from: new Date(window.from), before: new Date(window.before) };
  const parts = [await partOf(trial, of)];
  const counted: RealTimeChild[] = [];
  for (const { agreement, terms, ...child } of children)
    if (terms.kind === 'realTime')
      counted.push({
        id: agreement,
        payer: child.uplineId === null ? 'house' : terms.rules.payer,
        parts: [await partOf(trial, { ...child, agreement, terms })],
      });
  const fresh = { remainder: 0, posted: 0, makeUp: 0 };
  return {
    figures: { ...noFigures, ...(await sumTeam(db, team, 0)) },
    tier: null,
    amount: settleRealTime({ ...fresh, parts, children: [] }).net,
    net: settleRealTime({ ...fresh, parts, children: counted }).net,
    childAmounts: new Map(),
  };
}

async function partOf({ db, merchant, window }: Trial, { agentId, terms }: Tried<RealTimeTerms>): Promise<CountedPart> {
  const team = { merchantId: merchant.id, agentId, from: new Date(window.from), before: new Date(window.before) };
  return { version: 0, rates: terms, stakes: await sumStakes(db, team, terms.singleBet) };
}

/**
 * Agreements of the same kind and windows whose team counts for the agent: those of direct downlines, and the nearest
 * below with the house. The tried terms replace those of the tried agent.
 */
async function listChildren(trial: Trial, { agentId, terms }: Tried): Promise<Tried[]> {
  const { db, merchant, tried, at } = trial;
  const { kind } = terms;
  const below = [
    ...(await listLivingBelow(db, { merchantId: merchant.id, uplineId: agentId, kind })),
    ...(await listNearestHouseBelow(db, { merchantId: merchant.id, memberId: agentId, kind }, tried.agentId)),
  ];
  const versions = await listVersions(
    db,
    merchant.id,
    below.map(({ id }) => id),
  );
  const children = below.flatMap(({ id, member_id, upline_id }): Tried[] => {
    const current = currentOf(
      versions.filter(({ agreement_id }) => agreement_id === id),
      at,
    );
    if (current === null || member_id === tried.agentId) return [];
    return [{ agreement: id, agentId: member_id, uplineId: upline_id, terms: current.terms }];
  });
  if (tried.uplineId === agentId) children.push(tried);
  return children.filter((child) => windowKindOf(child.terms) === windowKindOf(terms));
}

/** An agent's agreement of the kind, or null. */
export async function findTerms({ db, merchant, at }: Trial, agentId: number, { kind }: Pick<Terms, 'kind'>): Promise<Tried | null> {
  const found = await findLiving(db, { merchantId: merchant.id, kind, memberId: agentId });
  const current = found === null ? null : currentOf(await listVersions(db, merchant.id, [found.id]), at);
  if (found === null || current === null) return null;
  return { agreement: found.id, agentId, uplineId: found.upline_id, terms: current.terms };
}
