import { isNear } from '@livery/contract/commission-tiers';
import { daysIn } from '@livery/contract/commission-windows';
import type { Platform } from '#base/platform.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { freshenTeams } from '../../agents/fold-teams.action.ts';
import type { Unit } from '../agreements.repo.ts';
import { insertAlert, listAlerted, listRunning } from './alerts.repo.ts';
import { calculateWindow } from '../counting/calculate.service.ts';
import { askedOf } from '../settle.action.ts';
import { tellNear } from './tell-agents.action.ts';

/** Tells agents once in a window that their team has nearly reached the next tier, by the live estimate. */
export async function tellNearTiers(platform: Pick<Platform, 'tenants'>, merchant: Merchant, now: Date): Promise<void> {
  const { tenants } = platform;
  const windows = await listRunning(tenants.of(merchant.id), merchant.id, now);
  if (windows.length === 0) return;
  await freshenTeams(platform, merchant.id, now);
  for (const window of windows) {
    const days = daysIn({ from: window.from_at.getTime(), before: window.before_at.getTime() }, merchant.timeZone);
    const settled = await tenants.transaction(
      merchant.id,
      async (trx) => {
        const alerted = await listAlerted(trx, window.id);
        const concern = (units: readonly Unit[]) => units.filter((unit) => unit.isMemberActive && !alerted.has(unit.agreementId));
        return calculateWindow(trx, askedOf(window, merchant), concern);
      },
      'repeatable read',
    );
    for (const { of, outcome } of settled) {
      const { next } = outcome;
      if (next === null || of.before < window.before_at || !isNear(next, of.terms, days)) continue;
      await tenants.transaction(merchant.id, async (trx) => {
        if (!(await insertAlert(trx, window, of.agreementId, now))) return;
        const line = { agreement_id: of.agreementId, kind: of.kind, before_at: of.before, member_id: of.memberId, tier: next.tier + 1 };
        await tellNear(trx, merchant, line, now);
      });
    }
  }
}
