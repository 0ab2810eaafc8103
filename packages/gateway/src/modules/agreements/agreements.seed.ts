import { plainRules, type Terms, type Tier } from '@livery/contract/commission-terms';
import { addDays, dayAt, dayStart } from '@livery/contract/zoned-days';
import type { AgreementKind } from '@livery/contract/agreements';
import type { Seeding } from '#http/module.ts';
import { act } from './acting/act.action.ts';
import { findLiving, findOpenProposal } from './agreement.repo.ts';
import { findAgentByAccount, type PartyRow } from './parties.repo.ts';
import { request, type ActingSide } from './acting/propose.action.ts';

const tier = (rate: number, periodicMinimumBet: number, minimumActiveMembers: number): Tier => ({
  periodicMinimumBet,
  profitLoss: 0,
  minimumActiveMembers,
  rate,
  lostRate: null,
});
const active = { minimumBet: 10_000, rules: plainRules };

const ofHouse: readonly Terms[] = [
  {
    kind: 'dividend',
    period: 'monthly',
    ...active,
    rules: { ...plainRules, carry: 'one', payer: 'house' },
    tiers: [tier(200_000, 0, 0), tier(300_000, 10_000_000, 5)],
  },
  { kind: 'daily', ...active, rules: { ...plainRules, payer: 'house' }, tiers: [tier(5_000, 0, 0), tier(8_000, 1_000_000, 3)] },
];
const daily: Terms = { kind: 'daily', ...active, tiers: [tier(3_000, 0, 0), tier(5_000, 1_000_000, 3)] };
const offered: Terms = { kind: 'dividend', period: 'monthly', ...active, tiers: [tier(100_000, 0, 0), tier(150_000, 10_000_000, 5)] };

const hours = 3_600_000;
/** Days of wages that settle when the house starts. */
const settledDays = 6;

/**
 * An agent with two contracts with the house, and one below it with a contract and an offer. Dividends began this month
 * and wages some days ago, so that there are lines to look at.
 */
export async function seedAgreements({ trx, merchant, now }: Seeding): Promise<void> {
  const agent = await findAgentByAccount(trx, merchant.id, 'agent');
  const affiliate = await findAgentByAccount(trx, merchant.id, 'agent41');
  if (agent === null || affiliate === null) return;
  const today = dayAt(now.getTime(), merchant.timeZone);
  const firstDay = addDays(today, -settledDays);
  const before = (day: string) => new Date(dayStart(day, merchant.timeZone) - 6 * hours);
  const sideAt = (side: 'upline' | 'downline', by: PartyRow | null, at: Date): ActingSide => ({
    merchant,
    side,
    actor: by === null ? 'seed' : `member:${by.id}`,
    readTime: async () => at,
  });
  const offer = async (downline: PartyRow, upline: PartyRow | null, terms: Terms, at: Date): Promise<number | null> => {
    const bond = { merchantId: merchant.id, kind: terms.kind, memberId: downline.id, uplineId: upline?.id ?? null };
    if ((await findLiving(trx, bond)) !== null) return null;
    return request(trx, bond, sideAt('upline', upline, at), { terms, reason: '' });
  };
  const agree = async (downline: PartyRow, upline: PartyRow | null, terms: Terms, at: Date): Promise<void> => {
    const id = await offer(downline, upline, terms, at);
    if (id === null) return;
    const found = await findLiving(trx, { merchantId: merchant.id, kind: terms.kind, memberId: downline.id });
    const proposal = found === null ? null : await findOpenProposal(trx, found);
    const asked = {
      id,
      kind: terms.kind as AgreementKind,
      action: 'accept',
      terms: null,
      hash: proposal?.hash ?? null,
      reason: '',
    } as const;
    await act(trx, asked, sideAt('downline', downline, at));
  };
  for (const terms of ofHouse) await agree(agent, null, terms, before(terms.kind === 'dividend' ? `${today.slice(0, 8)}01` : firstDay));
  await agree(affiliate, agent, daily, before(firstDay));
  await offer(affiliate, agent, offered, now);
}
