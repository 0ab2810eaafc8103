import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '@livery/ui/Button';
import { PaymentMark } from '@livery/ui/PaymentMark';
import { MoneyReceipt } from '#shared/money/MoneyReceipt.tsx';
import { useAmountFormat } from '#shared/money/use-amount-format.ts';
import { payoutMarks } from '#shared/money/payout/payout-marks.ts';
import { useDateText } from '#shared/time/use-date-text.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import type { Withdrawal } from '../../withdrawal.api.ts';
import { withdrawalBegun } from '../../withdrawal.slice.ts';

/** Replaces the form with the request just sent. */
export function Requested({ withdrawal: { withdrawalId, amount, arrives, fee, account, currency, steps } }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawal');
  const dispatch = useAppDispatch();
  const { write } = useAmountFormat(currency);
  const instantText = useDateText({ dateStyle: 'medium', timeStyle: 'short' });
  return (
    <MoneyReceipt
      title={t('done.title', { amount: write(amount) })}
      facts={[
        { name: t('form.leaves'), value: write(amount) },
        ...(fee > 0 ? [{ name: t('form.feeAmount'), value: write(fee) }] : []),
        { name: t('form.arrives'), value: write(arrives) },
        {
          name: t('done.to'),
          value: `${account.institution ?? t('card.pix')} ${account.number}`,
          mark: <PaymentMark kind={payoutMarks[account.kind]} />,
        },
        { name: t('done.at'), value: instantText(steps[0]?.at ?? '') },
        { name: t('done.number'), value: String(withdrawalId) },
      ]}
      actions={
        <>
          <ButtonLink
            variant="action"
            render={(props) => <Link {...props} to={{ search: `?withdrawal=${withdrawalId}` }} preventScrollReset />}
          >
            {t('done.track')}
          </ButtonLink>
          <Button onClick={() => dispatch(withdrawalBegun())}>{t('done.again')}</Button>
        </>
      }
    />
  );
}
