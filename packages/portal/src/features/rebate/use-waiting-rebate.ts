import { useTranslation } from 'react-i18next';
import { inCash, type WaitingReward } from '#shared/ports/waiting.ts';
import { mapView } from '#shared/reads/together.ts';
import { useRead, type ReadView } from '#shared/reads/use-read.ts';
import { rebateClaimed } from './rebate.commands.ts';
import { rebateRead } from './rebate.reads.ts';

/** The rebate earned since the last claim, if any. */
export function useWaitingRebate(): ReadView<readonly WaitingReward[]> {
  const { t } = useTranslation('rebate');
  return mapView(useRead(rebateRead, {}), ({ total }) =>
    total > 0
      ? [
          {
            id: 'rebate',
            title: t('waiting'),
            prize: inCash(total),
            until: null,
            command: rebateClaimed({}),
            place: { name: 'claimRebate' },
          },
        ]
      : [],
  );
}
