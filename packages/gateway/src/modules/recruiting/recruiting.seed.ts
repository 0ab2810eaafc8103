import type { Seeding } from '#http/module.ts';
import { findAgent } from './recruiting.desk.repo.ts';
import { writeTerms } from '../invitations/terms.repo.ts';
import type { AgentTerms } from '../invitations/terms.rules.ts';

const house = {
  RNG: 6_000,
  FISH: 5_000,
  LIVE: 4_000,
  PVP: 5_000,
  SPORTS: 3_000,
  ESPORTS: 3_000,
  INHOUSE: 6_000,
  LOTT: 10_000,
  ELOTT: 10_000,
};
const share = (of: number) => Object.fromEntries(Object.entries(house).map(([type, rate]) => [type, rate * of]));

/** From the first level down. */
const terms: readonly (readonly [account: string, terms: AgentTerms])[] = [
  ['agent', { rates: house, limits: { mayRecruitAgents: true, mostDirect: 1_000, levels: 10 } }],
  ['agent2', { rates: share(0.8), limits: { mayRecruitAgents: true, mostDirect: 200, levels: 5 } }],
  ['agent41', { rates: share(0.6), limits: { mayRecruitAgents: false, mostDirect: 100, levels: 1 } }],
  ['agent42', { rates: share(0.5), limits: { mayRecruitAgents: false, mostDirect: 50, levels: 1 } }],
];

export async function seedTerms({ trx, merchant }: Seeding): Promise<void> {
  for (const [account, own] of terms) {
    const agent = await findAgent(trx, merchant.id, account);
    if (agent !== null) await writeTerms(trx, { merchantId: merchant.id, memberId: agent.id }, own);
  }
}
