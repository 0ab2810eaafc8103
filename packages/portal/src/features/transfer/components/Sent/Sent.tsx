import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '@livery/ui/Button';
import { Receipt } from '@livery/ui/Receipt';
import { useAmountFormat } from '#shared/money/use-amount-format.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { giftBegun, type UplineState } from '../../upline.slice.ts';

/** In the place of the form: what has just been sent to the upline. */
export function Sent({ sent: { amount, receiver, currency } }: { sent: NonNullable<UplineState['sent']> }) {
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
