import type { AgreementKind } from '@livery/contract/agreements';
import { teamPaths, withQuery } from '#shared/team/team-paths.ts';

export const contractPath = (id: number): string => withQuery(teamPaths.contracts, { contract: String(id) });
export const amendPath = (id: number): string => withQuery(teamPaths.contracts, { contract: String(id), view: 'amend' });

/** Without a member the agent asks its own upline, or the house. */
export const offerPath = (of: 'own' | 'team', kind: AgreementKind | null = null): string =>
  withQuery(teamPaths.contracts, { of: of === 'team' ? of : null, view: 'offer', kind });
