import { useTranslation } from 'react-i18next';
import type { IconNode } from '@livery/ui/Icon';
import { ArrowUpFromLineIcon, NetworkIcon, ReceiptIcon, ScrollTextIcon, UserIcon } from '@livery/ui/icons';
import { useAppSelector } from '#shared/state/app-hooks.ts';
import { selectIsAgent } from '#shared/state/viewer.slice.ts';
import { places } from '#app/routing/navigation.ts';

export interface AccountEntry {
  id: string;
  label: string;
  to: string;
  icon: IconNode;
}

/** The member's places, for the header's dropdown and the phone's menu alike. */
export function useAccountEntries(): AccountEntry[] {
  const { t } = useTranslation();
  const isAgent = useAppSelector(selectIsAgent);
  return [
    { id: 'mine', label: t('account.mine'), to: places.account, icon: UserIcon },
    ...(isAgent ? [{ id: 'agent', label: t('account.agent'), to: places.agentHome, icon: NetworkIcon }] : []),
    { id: 'withdraw', label: t('account.withdraw'), to: places.withdraw, icon: ArrowUpFromLineIcon },
    { id: 'transactions', label: t('account.transactions'), to: places.transactions, icon: ScrollTextIcon },
    { id: 'bets', label: t('account.bets'), to: places.bets, icon: ReceiptIcon },
  ];
}
