import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Notice } from '@livery/ui/Notice';
import { PaymentPasswordField } from '#shared/forms/PaymentPasswordField.tsx';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import {
  emptyPayout,
  payoutBody,
  payoutFields,
  payoutSpec,
  type PayoutAccounts,
  type PayoutValues,
} from '#shared/money/payout/payout-form.ts';
import { usePayoutProblem } from '#shared/money/payout/use-payout-problem.ts';
import { usePorts } from '#shared/ports/ports.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import type { Submission } from '#shared/store/submission.ts';
import { accountSubmitted } from '../../payment-accounts.slice.ts';
import { AccountFields, type AccountFieldsProps } from '../AccountFields/AccountFields.tsx';
import * as styles from './AddAccountDialog.css.ts';

type Values = PayoutValues & { paymentPassword: string } & Record<string, string>;

/** An account in the member's own name. Input survives a reload, except the password. */
export function AddAccountForm({ known, submission }: { known: PayoutAccounts; submission: Submission }) {
  const { t } = useTranslation('payment-accounts');
  const dispatch = useAppDispatch();
  const { tabStorage } = usePorts();
  const { kinds, ownName } = known;
  const form = useServerForm<Values>({
    spec: { ...payoutSpec<Values>(ownName), paymentPassword: { required: true } },
    defaultValues: { ...emptyPayout(kinds), paymentPassword: '' },
    submission,
    onSubmit: ({ paymentPassword, ...account }) => dispatch(accountSubmitted({ ...payoutBody(account), paymentPassword })),
    say: usePayoutProblem(),
    draft: { key: 'livery.payment-account', store: tabStorage, fields: payoutFields },
  });
  const isAtField = submission.status === 'refused' && submission.failure.fields !== undefined;
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <Notice isLive={false}>{ownName === null ? t('form.ownUnknown') : t('form.own', { name: ownName })}</Notice>
      {!isAtField && <SubmissionNotice submission={submission} sentences={{ LIMIT_EXCEEDED: t('form.tooMany') }} />}
      <AccountFields form={form as unknown as AccountFieldsProps['form']} known={known} />
      <PaymentPasswordField hasPassword field={form.field('paymentPassword')} />
      <Button type="submit" variant="action" block loading={form.isBusy ? t('form.sending') : undefined}>
        {t('form.submit')}
      </Button>
    </form>
  );
}
