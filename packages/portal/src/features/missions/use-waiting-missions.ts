import { useTranslation } from 'react-i18next';
import type { WaitingReward } from '#shared/ports/waiting.ts';
import { mapView } from '#shared/reads/together.ts';
import { useRead, type ReadView } from '#shared/reads/use-read.ts';
import { missionClaimed } from './missions.commands.ts';
import { summaryRead } from './missions.reads.ts';

/** Completed missions that have not been claimed. */
export function useWaitingMissions(): ReadView<readonly WaitingReward[]> {
  const { t } = useTranslation('missions');
  return mapView(useRead(summaryRead, {}), ({ missions }) =>
    missions
      .filter(({ state }) => state === 'claimable')
      .map(({ id, periodStart, title, reward, rewardTo, endsAt }) => ({
        id: `mission ${id} ${periodStart}`,
        title: t('done', { title }),
        prize: { kind: rewardTo === 'CASH' ? 'cash' : 'bonus', amount: reward, poolKind: null },
        until: endsAt,
        command: missionClaimed({ id, periodStart }),
        place: { name: 'claimMission', target: id },
      })),
  );
}
