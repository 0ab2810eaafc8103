import { isNear } from '@livery/contract/commission-tiers';
import { daysIn, windowAt } from '@livery/contract/commission-windows';
import type { Platform } from '#base/platform.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { freshenTeams } from '../../agents/fold-teams.action.ts';
import { insertAlert, listAlerted, listRunning } from './alerts.repo.ts';
import { followWindows } from '../counting/calculate.service.ts';
import { askedOf } from '../settle.action.ts';
import { readPolicy } from '../windows.repo.ts';
import { tellNear } from './tell-agents.action.ts';

/** Tells agents once per window that their team has nearly reached the next tier, by the live estimate. */
export async function tellNearTiers(platform: Pick<Platform, 'tenants'>, merchant: Merchant, now: Date): Promise<void> {
  const { tenants } = platform;
  const { nearPercent: percent } = await readPolicy(tenants.of(merchant.id), merchant.id);
  const windows = await listRunning(tenants.of(merchant.id), merchant.id, now);
  if (windows.length === 0) return;
  await freshenTeams(platform, merchant.id, now);
  for (const window of windows) {
    const days = daysIn({ from: window.from_at.getTime(), before: window.before_at.getTime() }, merchant.timeZone);
    const dayStart = windowAt('daily', now.getTime(), merchant.timeZone).from;
    const early = new Date(Math.max(dayStart, window.from_at.getTime()));
    const { followed, alerted } = await tenants.transaction(
      merchant.id,
      async (trx) => ({
        followed: await followWindows(trx, merchant.id, [{ ...askedOf(window, merchant), early }], (units) =>
          units.filter(({ isMemberActive }) => isMemberActive),
        ),
        alerted: await listAlerted(trx, window.id),
      }),
      'repeatable read',
    );
    for (const { of, outcome } of followed.flatMap((each) => each.now)) {
      const { next } = outcome;
      if (next === null || alerted.has(of.agreementId) || of.before < window.before_at || !isNear(next, of.terms, { days, percent }))
        continue;
      await tenants.transaction(merchant.id, async (trx) => {
        if (!(await insertAlert(trx, window, of.agreementId, now))) return;
        const line = {
          agreement_id: of.agreementId,
          kind: of.kind,
          before_at: of.before,
          member_id: of.memberId,
          tier: next.tier + 1,
          percent,
        };
        await tellNear(trx, merchant, line, now);
      });
    }
  }
}
