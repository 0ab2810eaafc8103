import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '@livery/ui/Button';
import { Receipt } from '@livery/ui/Receipt';
import { useAmountFormat } from '#shared/money/use-amount-format.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { giftBegun, type SentGift } from '../../upline.slice.ts';

/** Replaces the form after a transfer to the upline. */
export function Sent({ sent: { amount, receiver, currency } }: { sent: SentGift }) {
  const { t } = useTranslation('transfer');
  const dispatch = useAppDispatch();
  const { write } = useAmountFormat(currency);
  return (
    <Receipt
      title={t('upline.sent', { amount: write(amount), name: receiver.name })}
      facts={[
        { name: t('upline.amount'), value: write(amount) },
        { name: t('upline.receiver'), value: receiver.name },
        { name: t('upline.accountName'), value: receiver.account },
      ]}
      actions={
        <>
          <ButtonLink variant="action" render={(props) => <Link {...props} to="/member/transactionHistory" />}>
            {t('move.track')}
          </ButtonLink>
          <Button onClick={() => dispatch(giftBegun())}>{t('upline.again')}</Button>
        </>
      }
    />
  );
}
