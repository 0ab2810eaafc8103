import { useTranslation } from 'react-i18next';
import { Receipt, type ReceiptProps } from '@livery/ui/Receipt';
import { useBrand } from '../pages/brand.tsx';

/** Replaces a completed form that moved money. Its feature needs the texts of `forms`. */
export function MoneyReceipt(props: Omit<ReceiptProps, 'issuer' | 'tools'>) {
  const { t } = useTranslation('forms');
  const { identity } = useBrand();
  return (
    <Receipt
      {...props}
      issuer={identity.name}
      tools={{
        share: t('receipt.share'),
        copy: t('receipt.copy'),
        copied: t('receipt.copied'),
        copyFailed: t('receipt.copyFailed'),
        print: t('receipt.print'),
      }}
    />
  );
}
