import { useState, type ComponentType, type Ref } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Breakdown } from '@livery/ui/Breakdown';
import { Button } from '@livery/ui/Button';
import { Icon } from '@livery/ui/Icon';
import { InfoIcon } from '@livery/ui/icons';
import { Notice } from '@livery/ui/Notice';
import { PaymentPasswordField } from '#shared/forms/PaymentPasswordField.tsx';
import { AmountField } from '#shared/money/AmountField.tsx';
import { isRepeat } from '#shared/money/repeat.ts';
import { RepeatDialog, useRepeatQuestion } from '#shared/money/RepeatDialog.tsx';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { checkAmount, readAmount } from '#shared/money/amount-text.ts';
import { useAmountFormat } from '#shared/money/use-amount-format.ts';
import { useHeldSentence } from '#shared/forms/use-held-sentence.ts';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { percentText } from '#shared/money/percent-text.ts';
import { timeInWords } from '#shared/time/time-in-words.ts';
import { useReloadGuard } from '#shared/money/use-reload-guard.ts';
import { usePorts } from '#shared/ports/ports.ts';
import { selectSubmission } from '#shared/money/money.slice.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import type { MinorUnits } from '@livery/contract/money';
import type { WithdrawalTerms } from '../../withdrawal.api.ts';
import { draftKey, outcomeOf, quickAmounts, type PayoutMethod } from '../../withdrawal.rules.ts';
import { selectRecent, withdrawalSubmitted } from '../../withdrawal.slice.ts';
import { HeldAccount } from './HeldAccount.tsx';
import * as styles from './RequestForm.css.ts';

type Kind = PayoutMethod['kind'];

interface ChosenAccount {
  accountId: number;
  kind: Kind;
  /** Until when a new account is not paid to. */
  heldUntil: string | null;
  /** Whether another account could be paid to now. */
  isOtherFree: boolean;
}

/** What chooses the account that the money goes to, which is another feature's. */
export interface AccountFieldProps {
  value: string;
  onChoose: (account: ChosenAccount) => void;
  describe: (kind: Kind) => string;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

interface Values extends Record<string, string> {
  accountId: string;
  amount: string;
  paymentPassword: string;
}

/** Where to, how much and the payment password; the amount outlives a reload. */
export function RequestForm({ terms, AccountField }: { terms: WithdrawalTerms; AccountField: ComponentType<AccountFieldProps> }) {
  const { t, i18n } = useTranslation(['withdrawal', 'forms']);
  const dispatch = useAppDispatch();
  const { clock, tabStorage } = usePorts();
  const writing = useAmountFormat(terms.currency);
  const problemText = useProblemText();
  const request = useAppSelector(selectSubmission('requestWithdrawal'));
  const recent = useAppSelector(selectRecent);
  const repeat = useRepeatQuestion<Parameters<typeof withdrawalSubmitted>[0]>((wanted) => void dispatch(withdrawalSubmitted(wanted)));
  const [chosen, setChosen] = useState<ChosenAccount | null>(null);
  const heldSentence = useHeldSentence(request);
  useReloadGuard();

  // Before an account is chosen the first way out shows what to expect; an account whose kind is not offered has none.
  const method = chosen === null ? terms.methods[0] : terms.methods.find((each) => each.kind === chosen.kind);
  const own: Record<string, string> = {
    account: t('form.noAccount'),
    unoffered: t('form.unoffered'),
  };
  const form = useServerForm<Values>({
    spec: {
      accountId: {
        check: (value) => (value === '' ? { text: 'account' } : method === undefined ? { text: 'unoffered' } : null),
        required: false,
      },
      amount: {
        check: (text) =>
          checkAmount(
            String(text),
            writing.format,
            { min: method?.minimum, max: method?.maximum, balance: terms.available },
            writing.write,
          ),
      },
      paymentPassword: { required: terms.hasPaymentPassword },
    },
    defaultValues: { accountId: '', amount: '', paymentPassword: '' },
    submission: request,
    onSubmit: ({ accountId, amount, paymentPassword }) => {
      const reading = readAmount(amount, writing.format);
      if (!('minor' in reading) || !terms.hasPaymentPassword) return;
      const wanted = { accountId: Number(accountId), amount: reading.minor };
      if (isRepeat(wanted, recent, clock.now())) repeat.ask({ ...wanted, paymentPassword });
      else dispatch(withdrawalSubmitted({ ...wanted, paymentPassword }));
    },
    say: (problem) => own[problem.text] ?? problemText(problem),
    draft: { key: draftKey, store: tabStorage, fields: ['amount'] },
  });
  const text = useWatch({ control: form.control, name: 'amount' });
  const reading = readAmount(text ?? '', writing.format);
  const amount = 'minor' in reading ? reading.minor : null;
  const isFine = method !== undefined && amount !== null && amount >= method.minimum && amount <= Math.min(method.maximum, terms.available);
  const outcome = isFine ? outcomeOf(amount, method) : null;
  const known = (part: MinorUnits | undefined): string => (part === undefined ? '–' : writing.write(part));
  const describe = (wanted: Kind): string => {
    const offered = terms.methods.find((each) => each.kind === wanted);
    if (offered === undefined) return t('form.unavailable');
    const fixed = offered.feeFixed > 0 ? writing.write(offered.feeFixed) : '';
    const share = offered.feeRate > 0 ? percentText(offered.feeRate, i18n.language) : '';
    const fee = [fixed, share].filter((part) => part !== '').join(' + ');
    return t('form.terms', {
      fee: fee === '' ? t('form.noFee') : t('form.fee', { fee }),
      time: t('form.time', { time: timeInWords(offered.expectedMinutes * 60, i18n.language) }),
    });
  };
  const isAtField = request.status === 'refused' && request.failure.fields !== undefined;

  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <h2 className={styles.title}>{t('form.title')}</h2>
      <Controller
        control={form.control}
        name="accountId"
        render={({ field }) => (
          <AccountField
            ref={field.ref}
            value={field.value ?? ''}
            describe={describe}
            error={form.marks('accountId').error}
            onChoose={(account) => {
              field.onChange(String(account.accountId));
              setChosen(account);
            }}
          />
        )}
      />
      {chosen !== null && chosen.heldUntil !== null ? (
        <HeldAccount until={chosen.heldUntil} isOtherFree={chosen.isOtherFree} />
      ) : (
        <>
          {method === undefined ? (
            <Notice tone="warning" isLive>
              {t('form.unoffered')}
            </Notice>
          ) : (
            <AmountField
              form={form}
              name="amount"
              label={t('form.amount')}
              hint={t('form.limits', { minimum: writing.write(method.minimum), maximum: writing.write(method.maximum) })}
              writing={writing}
              quick={{ label: t('form.quick'), amounts: quickAmounts(terms.available, method) }}
            />
          )}
          {method !== undefined && (
            <Breakdown
              rows={[
                { label: t('form.leaves'), amount: known(isFine ? amount : undefined) },
                { label: t('form.feeAmount'), amount: known(outcome?.fee) },
                { label: t('form.arrives'), amount: known(outcome?.arrives) },
              ]}
            />
          )}
          <PaymentPasswordField hasPassword={terms.hasPaymentPassword} field={form.field('paymentPassword')} />
          {!isAtField && <SubmissionNotice submission={request} title={t('form.refused')} sentences={heldSentence} isSentOnce />}
          <div className={styles.end}>
            <Button
              type="submit"
              variant="action"
              size="large"
              block
              disabledReason={terms.hasPaymentPassword ? undefined : t('forms:paymentPassword.none')}
              loading={form.isBusy ? t('form.sending') : undefined}
            >
              {isFine ? t('form.submitAmount', { amount: writing.write(amount) }) : t('form.submit')}
            </Button>
            {method !== undefined && (
              <p className={styles.rule}>
                <span className={styles.ruleIcon}>
                  <Icon icon={InfoIcon} size="small" />
                </span>
                {t('form.rule', { count: method.receiptMinutes })}
              </p>
            )}
          </div>
        </>
      )}
      <RepeatDialog question={repeat} amount={writing.write(repeat.repeated?.amount ?? 0)} />
    </form>
  );
}
