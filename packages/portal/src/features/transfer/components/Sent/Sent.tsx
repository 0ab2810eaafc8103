import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '@livery/ui/Button';
import { MoneyReceipt } from '#shared/money/MoneyReceipt.tsx';
import { useAmountFormat } from '#shared/money/use-amount-format.ts';
import { useSectionLink } from '#shared/address/section-link.ts';
import { useDateText } from '#shared/time/use-date-text.ts';
import type { SentTransfer } from '../../upline.slice.ts';

interface SentProps {
  sent: SentTransfer;
  of: 'upline' | 'downline';
  onAgain: () => void;
}

/** Replaces the form after a transfer to another member. */
export function Sent({ sent: { amount, receiver, currency, number, at }, of, onAgain }: SentProps) {
  const { t } = useTranslation('transfer');
  const sectionLink = useSectionLink();
  const { write } = useAmountFormat(currency);
  const instantText = useDateText({ dateStyle: 'medium', timeStyle: 'short' });
  return (
    <MoneyReceipt
      title={t('upline.sent', { amount: write(amount), name: receiver.name })}
      facts={[
        { name: t('upline.amount'), value: write(amount) },
        { name: t(`${of}.receiver`), value: receiver.name },
        { name: t('upline.accountName'), value: receiver.account },
        { name: t('receipt.at'), value: instantText(at) },
        { name: t('receipt.number'), value: String(number) },
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
