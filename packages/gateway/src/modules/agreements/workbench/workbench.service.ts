import type { Terms } from '@livery/contract/commission-terms';
import { previousWindows, windowAt, windowKindOf, type TimeWindow } from '@livery/contract/commission-windows';
import { worstCase } from '@livery/contract/commission-worst-case';
import type { ValueOf } from '@livery/contract/shapes';
import { AppError } from '#base/app-error.ts';
import type { Platform } from '#base/platform.ts';
import { defineLimit, countUse, refuseFor } from '#limits/rate-counter.ts';
import type { MemberCall } from '#http/route.ts';
import { freshenTeams } from '#modules/agents/fold-teams.action.ts';
import { findPair } from '../agreements.service.ts';
import { requireKind } from '../parties.repo.ts';
import { readTerms } from '../acting/terms.rules.ts';
import { findTerms, outcomeOf, type Trial, type Tried } from './trial.action.ts';

/** Sliders send requests often, and each answer reads three windows of a team. */
export const trialLimit = defineLimit({ scope: 'agreement-trial', uses: 60, window: 60_000 });
const windowsBefore = 3;

type WireWindow = ValueOf<'tryAgreement'>['windows'][number];

/**
 * The amounts that terms would have paid over the last three windows and the running one, latest first. The
 * settlement's own function computes them.
 *
 * @throws AppError NOT_AVAILABLE while the kind is off, NOT_FOUND for a member whose agreements are not with the
 *   caller, INVALID_REQUEST by field, RATE_LIMITED
 */
export async function tryTerms(call: MemberCall<'tryAgreement'>, platform: Platform): Promise<ValueOf<'tryAgreement'>> {
  const { db, merchant, member, body, now } = call;
  await requireKind(db, merchant.id, body.terms.kind);
  const terms = readTerms(body.terms.kind, body.terms);
  if (terms === null) throw new AppError('INVALID_REQUEST');
  refuseFor(await countUse(db, { limit: trialLimit, merchantId: merchant.id, subject: String(member.id) }, now));
  const { downline, side } = await findPair(call, body.member);
  // A share of the upline's income would reveal that income to the downline.
  if (side === 'downline' && terms.rules.split === 'shareOfParent')
    throw new AppError('INVALID_REQUEST', { fields: { '/terms/rules/split': 'upline' } });
  await freshenTeams(platform, merchant.id, now);
  const tried: Tried = { agreement: 0, agentId: downline.id, uplineId: downline.uplineId, terms };
  return platform.tenants.transaction(
    merchant.id,
    async (trx) => {
      const windows: WireWindow[] = [];
      let worst = 0;
      for (const window of lastWindows(terms, now, merchant.timeZone)) {
        const trial: Trial = { db: trx, merchant, window, tried, at: now };
        const { told, cost } = await tryWindow(trial, side);
        windows.push(told);
        worst = Math.max(worst, cost);
      }
      return { windows, worstCase: worst };
    },
    'repeatable read',
  );
}

function lastWindows(terms: Terms, at: Date, timeZone: string): readonly TimeWindow[] {
  const kind = windowKindOf(terms);
  const running = windowAt(kind, at.getTime(), timeZone);
  return [running, ...previousWindows(kind, running, windowsBefore, timeZone)];
}

async function tryWindow(trial: Trial, side: 'upline' | 'downline'): Promise<{ told: WireWindow; cost: number }> {
  const { window, tried, at } = trial;
  const outcome = await outcomeOf(trial, tried);
  const { figures, tier, net } = outcome;
  const loss = figures.stake - figures.payout;
  // A downline must not learn its upline's own terms.
  const own = side === 'upline' && tried.uplineId !== null ? await findTerms(trial, tried.uplineId, tried.terms) : null;
  const above = own === null ? null : await outcomeOf(trial, own);
  const told = {
    from: new Date(window.from).toISOString(),
    to: new Date(window.before).toISOString(),
    isComplete: window.before <= at.getTime(),
    validStake: figures.validStake,
    loss,
    activeMembers: figures.activeMembers,
    tier,
    downline: net,
    upline: above?.net ?? loss - outcome.amount,
  };
  return { told, cost: worstCase(tried.terms, figures, above?.amount ?? 0) };
}
