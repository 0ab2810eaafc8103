import { useTranslation } from 'react-i18next';
import type { PaymentAccount } from './payment-accounts.slice.ts';

/** An account's label: bank or kind of key, and the end of its number. */
export function useAccountName(): (account: PaymentAccount) => string {
  const { t } = useTranslation('payment-accounts');
  return ({ kind, institution, pixKeyKind, number }) => {
    const what =
      kind === 'pix' && pixKeyKind !== null ? `${t('kinds.pix')} · ${t(`pixKeys.${pixKeyKind}`)}` : (institution ?? t(`kinds.${kind}`));
    return `${what} ${number}`;
  };
}
