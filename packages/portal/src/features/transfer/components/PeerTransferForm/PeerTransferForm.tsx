import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '@livery/ui/Avatar';
import { Button } from '@livery/ui/Button';
import { ConfirmDialog } from '@livery/ui/ConfirmDialog';
import type { BodyOf, Receiver } from '@livery/contract/shapes';
import { AmountField } from '#shared/money/AmountField.tsx';
import { useHeldSentence } from '#shared/forms/use-held-sentence.ts';
import { PaymentPasswordField } from '#shared/forms/PaymentPasswordField.tsx';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { checkAmount, readAmount } from '#shared/money/amount-text.ts';
import { useAmountFormat } from '#shared/money/use-amount-format.ts';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { useReloadGuard } from '#shared/money/use-reload-guard.ts';
import { usePorts } from '#shared/ports/ports.ts';
import { selectSubmission } from '#shared/money/money.slice.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { quickAmounts } from '../../transfer.rules.ts';
import * as styles from './PeerTransferForm.css.ts';

interface PeerTransferFormProps {
  call: 'transferToUpline' | 'transferToDownline';
  /** Stores the input across a reload. */
  draftKey: string;
  receiver: Receiver;
  /** Cash that may leave, in minor units. */
  available: number;
  hasPaymentPassword: boolean;
  currency: string;
  onConfirm: (transfer: PeerTransfer) => void;
}

type PeerTransfer = Omit<BodyOf<'transferToUpline'>, 'idempotencyKey'>;

/** The amount and the PIN. The receiver is confirmed by name before anything is sent. */
export function PeerTransferForm({ call, draftKey, receiver, available, hasPaymentPassword, currency, onConfirm }: PeerTransferFormProps) {
  const { t } = useTranslation(['transfer', 'forms']);
  const { tabStorage } = usePorts();
  const writing = useAmountFormat(currency);
  const say = useProblemText();
  const submission = useAppSelector(selectSubmission(call));
  const heldSentence = useHeldSentence(submission);
  const [wanted, setWanted] = useState<PeerTransfer | null>(null);
  useReloadGuard();

  const form = useServerForm({
    spec: {
      amount: { check: (text) => checkAmount(String(text), writing.format, { balance: available }, writing.write) },
      paymentPassword: { required: hasPaymentPassword },
    },
    defaultValues: { amount: '', paymentPassword: '' },
    submission,
    onSubmit: ({ amount, paymentPassword }) => {
      const reading = readAmount(amount, writing.format);
      if ('minor' in reading && hasPaymentPassword) setWanted({ receiver: receiver.id, amount: reading.minor, paymentPassword });
    },
    say,
    draft: { key: draftKey, store: tabStorage, fields: ['amount'] },
  });
  const isAtField = submission.status === 'refused' && submission.failure.fields !== undefined;
  const isSending = submission.status === 'sending';
  const amount = writing.write(wanted?.amount ?? 0);
  const receiverKey = call === 'transferToUpline' ? 'upline.receiver' : 'downline.receiver';
  const named = { amount, name: receiver.name, account: receiver.account };

  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <section className={styles.receiver} aria-label={t(receiverKey)}>
        <Avatar name={receiver.name} size="large" />
        <div className={styles.names}>
          <span className={styles.soft}>{t(receiverKey)}</span>
          <strong className={styles.name}>{receiver.name}</strong>
          <span className={styles.soft}>{t('upline.account', { account: receiver.account })}</span>
        </div>
      </section>
      <p className={styles.soft}>{t('upline.receiverText')}</p>
      <AmountField
        form={form}
        name="amount"
        label={t('upline.amount')}
        hint={t('upline.have', { amount: writing.write(available) })}
        writing={writing}
        quick={{ label: t('upline.quick'), amounts: quickAmounts(available) }}
      />
      <PaymentPasswordField hasPassword={hasPaymentPassword} field={form.field('paymentPassword')} />
      {!isAtField && <SubmissionNotice submission={submission} title={t('upline.refused')} sentences={heldSentence} isSentOnce />}
      <Button
        type="submit"
        variant="action"
        size="large"
        block
        disabledReason={hasPaymentPassword ? undefined : t('forms:paymentPassword.none')}
        loading={isSending ? t('upline.confirm.sending') : undefined}
      >
        {t('upline.next')}
      </Button>
      <ConfirmDialog
        open={wanted !== null}
        title={t('upline.confirm.title', { amount })}
        confirmLabel={t('upline.confirm.yes', { amount })}
        cancelLabel={t('upline.confirm.no')}
        onConfirm={() => {
          if (wanted !== null) onConfirm(wanted);
          setWanted(null);
        }}
        onCancel={() => setWanted(null)}
      >
        {t('upline.confirm.text', named)}
      </ConfirmDialog>
    </form>
  );
}
