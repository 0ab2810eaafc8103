import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '@livery/ui/Button';
import { Receipt } from '@livery/ui/Receipt';
import { useAmountFormat } from '#shared/money/use-amount-format.ts';
import { useSectionLink } from '#shared/address/section-link.ts';
import type { SentTransfer } from '../../upline.slice.ts';

interface SentProps {
  sent: SentTransfer;
  of: 'upline' | 'downline';
  onAgain: () => void;
}

/** Replaces the form after a transfer to another member. */
export function Sent({ sent: { amount, receiver, currency }, of, onAgain }: SentProps) {
  const { t } = useTranslation('transfer');
  const sectionLink = useSectionLink();
  const { write } = useAmountFormat(currency);
  return (
    <Receipt
      title={t('upline.sent', { amount: write(amount), name: receiver.name })}
      facts={[
        { name: t('upline.amount'), value: write(amount) },
        { name: t(`${of}.receiver`), value: receiver.name },
        { name: t('upline.accountName'), value: receiver.account },
      ]}
      actions={
        <>
          <ButtonLink variant="action" render={(props) => <Link {...props} to={sectionLink('transactionHistory')} />}>
            {t('move.track')}
          </ButtonLink>
          <Button onClick={onAgain}>{t('upline.again')}</Button>
        </>
      }
    />
  );
}
