import { useTranslation } from 'react-i18next';
import type { IconNode } from '@livery/ui/Icon';
import { ArrowUpFromLineIcon, NetworkIcon, ReceiptIcon, ScrollTextIcon, UserIcon } from '@livery/ui/icons';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectIsAgent } from '#shared/facts/viewer.slice.ts';
import { paths } from '#app/routing/navigation.ts';

export interface AccountEntry {
  id: string;
  label: string;
  to: string;
  icon: IconNode;
}

/** The member's links, shared by the header's dropdown and the phone's menu. */
export function useAccountEntries(): AccountEntry[] {
  const { t } = useTranslation();
  const isAgent = useAppSelector(selectIsAgent);
  return [
    { id: 'mine', label: t('account.mine'), to: paths.member, icon: UserIcon },
    ...(isAgent ? [{ id: 'agent', label: t('account.agent'), to: paths.agentHome, icon: NetworkIcon }] : []),
    { id: 'withdraw', label: t('account.withdraw'), to: paths.withdraw, icon: ArrowUpFromLineIcon },
    { id: 'transactions', label: t('account.transactions'), to: paths.transactions, icon: ScrollTextIcon },
    { id: 'bets', label: t('account.bets'), to: paths.bets, icon: ReceiptIcon },
  ];
}
