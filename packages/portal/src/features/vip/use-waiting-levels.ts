import { useTranslation } from 'react-i18next';
import { inCash, type WaitingReward } from '#shared/ports/waiting.ts';
import { mapView } from '#shared/reads/together.ts';
import { useRead, type ReadView } from '#shared/reads/use-read.ts';
import { levelClaimed } from './vip.commands.ts';
import { vipRead } from './vip.reads.ts';

/** Unclaimed rewards of reached levels. */
export function useWaitingLevels(): ReadView<readonly WaitingReward[]> {
  const { t } = useTranslation('vip');
  return mapView(useRead(vipRead, {}), ({ levels }) =>
    levels
      .filter(({ state }) => state === 'claimable')
      .map(({ level, title, reward }) => ({
        id: `vip ${level}`,
        title: t('waiting', { title }),
        prize: inCash(reward),
        until: null,
        command: levelClaimed({ level }),
        place: { name: 'claimVipReward', target: level },
      })),
  );
}
