import { useTranslation } from 'react-i18next';
import { CoinsIcon, GiftIcon } from '@livery/ui/icons';
import { Tabs } from '@livery/ui/Tabs';
import { pointMovements, redemptionStates } from '@livery/contract/point-kinds';
import { choiceParam, periodParam } from '#shared/lists/list-address.ts';
import { useListAddress } from '#shared/lists/use-list-address.ts';
import { useToday } from '#shared/time/use-today.ts';
import { LedgerTab } from './LedgerTab.tsx';
import { RedemptionsTab } from './RedemptionsTab.tsx';

const tabs = ['redemptions', 'ledger'] as const;

/** The address's filters of both lists. The default is the last thirty days. */
export function useHistoryAddress() {
  const today = useToday();
  return {
    today,
    ...useListAddress({
      tab: choiceParam(tabs, 'redemptions'),
      period: periodParam('30d', today),
      state: choiceParam(['all', ...redemptionStates], 'all'),
      kind: choiceParam(['all', ...pointMovements], 'all'),
    }),
  };
}

export type HistoryAddress = ReturnType<typeof useHistoryAddress>;

/** Redemptions with their states, and all movements of points. */
export function PointHistory() {
  const { t } = useTranslation('points');
  const address = useHistoryAddress();
  const { values, choose } = address;
  return (
    <Tabs
      label={t('history.title')}
      items={[
        { id: 'redemptions', label: t('history.redemptions'), icon: GiftIcon },
        { id: 'ledger', label: t('history.ledger'), icon: CoinsIcon },
      ]}
      value={values.tab}
      onChange={(id) => choose({ tab: tabs.find((tab) => tab === id) ?? 'redemptions', state: 'all', kind: 'all' })}
    >
      {values.tab === 'ledger' ? <LedgerTab address={address} /> : <RedemptionsTab address={address} />}
    </Tabs>
  );
}
