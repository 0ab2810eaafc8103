import type { BodyOf, ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/missions.gen.js';

export type MissionSummary = ValueOf<'missionSummary'>;
export type Mission = MissionSummary['missions'][number];
export type MissionBoard = ValueOf<'missionLeaderboard'>;

export interface MissionsApi {
  postClaim(body: BodyOf<'claimMission'>): Promise<ValueOf<'claimMission'>>;
}

export function makeMissionsApi(client: ApiClient): MissionsApi {
  return {
    postClaim: (body) => client.call('claimMission', guards.claimMission, { body }),
  };
}
