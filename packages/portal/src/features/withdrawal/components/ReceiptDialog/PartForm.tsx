import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { MoneyField } from '@livery/ui/MoneyField';
import { checkAmount, readAmount } from '#shared/money/amount-text.ts';
import { useAmountFormat } from '#shared/money/use-amount-format.ts';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import type { Submission } from '#shared/store/submission.ts';
import type { Withdrawal } from '../../withdrawal.api.ts';
import { receiptSubmitted } from '../../withdrawal.slice.ts';
import * as styles from './ReceiptDialog.css.ts';

/** A partial payment: more than zero and less than the whole. */
export function PartForm({
  withdrawal: { withdrawalId, arrives, currency },
  submission,
}: {
  withdrawal: Withdrawal;
  submission: Submission;
}) {
  const { t } = useTranslation('withdrawal');
  const dispatch = useAppDispatch();
  const writing = useAmountFormat(currency);
  const problemText = useProblemText();
  const form = useServerForm<{ received: string }>({
    spec: { received: { check: (text) => checkAmount(String(text), writing.format, { max: arrives - 1 }, writing.write) } },
    defaultValues: { received: '' },
    submission,
    onSubmit: ({ received }) => {
      const reading = readAmount(received, writing.format);
      if ('minor' in reading) dispatch(receiptSubmitted({ withdrawalId, receipt: 'partial', received: reading.minor, pictures: [] }));
    },
    say: (problem) =>
      problem.text === 'amount.aboveMax' ? t('receipt.tooMuch', { amount: writing.write(arrives) }) : problemText(problem),
  });
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <Controller
        control={form.control}
        name="received"
        render={({ field }) => (
          <MoneyField {...field} {...form.marks('received')} label={t('receipt.received')} symbol={writing.symbol} tidy={writing.tidy} />
        )}
      />
      <Button type="submit" variant="action" block loading={form.isBusy ? t('receipt.sending') : undefined}>
        {t('receipt.confirm.partial')}
      </Button>
    </form>
  );
}
