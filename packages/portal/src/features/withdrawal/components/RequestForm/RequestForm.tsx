import { useState, type ComponentType, type Ref } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Breakdown } from '@livery/ui/Breakdown';
import { Button } from '@livery/ui/Button';
import { Icon } from '@livery/ui/Icon';
import { InfoIcon } from '@livery/ui/icons';
import { Notice } from '@livery/ui/Notice';
import { stickyEnd } from '@livery/ui/sticky-end.css';
import { NewPaymentPassword, newPasswordSpec, type NewPaymentPasswordValues } from '#shared/forms/NewPaymentPassword.tsx';
import { PaymentPasswordField } from '#shared/forms/PaymentPasswordField.tsx';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { useHeldSentence } from '#shared/forms/use-held-sentence.ts';
import { useServerForm, type ServerForm } from '#shared/forms/use-server-form.ts';
import { AmountField } from '#shared/money/AmountField.tsx';
import { checkAmount, readAmount } from '#shared/money/amount-text.ts';
import {
  emptyPayout,
  payoutBody,
  payoutFields,
  payoutSpec,
  type PayoutAccounts,
  type PayoutValues,
} from '#shared/money/payout/payout-form.ts';
import { isRepeat } from '#shared/money/repeat.ts';
import { RepeatDialog, useRepeatQuestion } from '#shared/money/RepeatDialog.tsx';
import { selectSubmission } from '#shared/money/money.slice.ts';
import { useAmountFormat } from '#shared/money/use-amount-format.ts';
import { usePayoutProblem } from '#shared/money/payout/use-payout-problem.ts';
import { useReloadGuard } from '#shared/money/use-reload-guard.ts';
import { usePorts } from '#shared/ports/ports.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import type { MinorUnits } from '@livery/contract/money';
import type { WithdrawalTerms } from '../../withdrawal.api.ts';
import { useMethodText } from '../../use-method-text.ts';
import { draftKey, outcomeOf, quickAmounts, type PayoutMethod } from '../../withdrawal.rules.ts';
import { firstWithdrawalSubmitted, selectRecent, withdrawalSubmitted } from '../../withdrawal.slice.ts';
import { HeldAccount } from './HeldAccount.tsx';
import * as styles from './RequestForm.css.ts';

type Kind = PayoutMethod['kind'];

interface ChosenAccount {
  accountId: number;
  kind: Kind;
  /** Until when a new account cannot receive payouts. */
  heldUntil: string | null;
  /** Whether another account can receive payouts now. */
  isOtherFree: boolean;
}

/** Another feature's field for choosing the payout account, or adding the first one. */
export interface AccountFieldProps {
  value: string;
  onChoose: (account: ChosenAccount) => void;
  describe: (kind: Kind) => string;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  form: Pick<ServerForm<PayoutValues & Record<string, string>>, 'control' | 'field' | 'marks'>;
}

type Values = { accountId: string; amount: string } & PayoutValues & NewPaymentPasswordValues & Record<string, string>;

interface RequestFormProps {
  terms: WithdrawalTerms;
  accounts: PayoutAccounts;
  /** Whether creating a payment password needs the login password. */
  hasLoginPassword: boolean;
  /** The last amount withdrawn. Null if there was none. */
  lastAmount: MinorUnits | null;
  AccountField: ComponentType<AccountFieldProps>;
}

/**
 * Destination, amount and payment password. Members without an account or a payment password create them in the same
 * form. Typed values except passwords survive a reload.
 */
export function RequestForm({ terms, accounts, hasLoginPassword, lastAmount, AccountField }: RequestFormProps) {
  const { t } = useTranslation('withdrawal');
  const dispatch = useAppDispatch();
  const { clock, tabStorage } = usePorts();
  const writing = useAmountFormat(terms.currency);
  const payoutProblem = usePayoutProblem();
  const describe = useMethodText(terms);
  const request = useAppSelector(selectSubmission('requestWithdrawal'));
  const recent = useAppSelector(selectRecent);
  const repeat = useRepeatQuestion<Parameters<typeof withdrawalSubmitted>[0]>((wanted) => void dispatch(withdrawalSubmitted(wanted)));
  const [picked, setPicked] = useState<ChosenAccount | null>(null);
  const [typedKind, setTypedKind] = useState<string | null>(null);
  const heldSentence = useHeldSentence(request);
  useReloadGuard();

  const { hasPaymentPassword } = terms;
  const isNew = accounts.accounts.length === 0;
  const chosen = isNew ? null : picked;
  const kind = isNew ? (typedKind ?? accounts.kinds[0]) : chosen?.kind;
  // Before an account is selected, the first payout method shows what to expect. An account of a kind that is not offered has none.
  const method = kind === undefined ? terms.methods[0] : terms.methods.find((each) => each.kind === kind);
  const own: Record<string, string> = { account: t('form.noAccount'), unoffered: t('form.unoffered') };
  const form = useServerForm<Values>({
    spec: {
      amount: {
        required: true,
        check: (text) =>
          checkAmount(
            String(text),
            writing.format,
            { min: method?.minimum, max: method?.maximum, balance: terms.available },
            writing.write,
          ),
      },
      ...(isNew
        ? payoutSpec<Values>(accounts.ownName)
        : { accountId: { required: true, check: () => (method === undefined ? { text: 'unoffered' } : null) } }),
      ...(hasPaymentPassword ? { paymentPassword: { required: true } } : newPasswordSpec<Values>(hasLoginPassword)),
    },
    defaultValues: {
      accountId: '',
      amount: lastAmount === null || lastAmount > terms.available ? '' : writing.number(lastAmount),
      paymentPassword: '',
      loginPassword: '',
      ...emptyPayout(accounts.kinds),
    },
    submission: request,
    onSubmit: (values) => {
      const reading = readAmount(values.amount, writing.format);
      if (!('minor' in reading)) return;
      const { paymentPassword, loginPassword } = values;
      const wanted = { accountId: Number(values.accountId), amount: reading.minor };
      if (isNew || !hasPaymentPassword) {
        const proof = hasLoginPassword ? { loginPassword } : {};
        const newPassword = hasPaymentPassword ? null : { newPassword: paymentPassword, confirmNewPassword: paymentPassword, ...proof };
        const setup = { newPassword, account: isNew ? payoutBody(values) : null, paymentPassword };
        dispatch(firstWithdrawalSubmitted({ ...wanted, accountId: isNew ? null : wanted.accountId, setup }));
      } else if (isRepeat(wanted, recent, clock.now())) repeat.ask({ ...wanted, paymentPassword });
      else dispatch(withdrawalSubmitted({ ...wanted, paymentPassword }));
    },
    say: (problem, name) => {
      if (problem.text === 'required' && name === 'accountId') return t('form.noAccount');
      return own[problem.text] ?? payoutProblem(name === 'amount' && problem.text === 'required' ? { text: 'amount.empty' } : problem);
    },
    draft: { key: draftKey, store: tabStorage, fields: ['amount', ...payoutFields] },
  });
  const [text, watchedKind] = useWatch({ control: form.control, name: ['amount', 'kind'] });
  if (isNew && watchedKind !== undefined && watchedKind !== typedKind) setTypedKind(watchedKind);
  const reading = readAmount(text ?? '', writing.format);
  const amount = 'minor' in reading ? reading.minor : null;
  const isFine = method !== undefined && amount !== null && amount >= method.minimum && amount <= Math.min(method.maximum, terms.available);
  const outcome = isFine ? outcomeOf(amount, method) : null;
  const known = (part: MinorUnits | undefined): string => (part === undefined ? '–' : writing.write(part));
  const isAtField = request.status === 'refused' && request.failure.fields !== undefined;
  const heldUntil = chosen?.heldUntil ?? null;
  const isHeld = heldUntil !== null;
  const account = form as unknown as AccountFieldProps['form'];

  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <h2 className={styles.title}>{t('form.title')}</h2>
      {!isHeld && method !== undefined && (
        <AmountField
          form={form}
          name="amount"
          label={t('form.amount')}
          hint={t('form.limits', { minimum: writing.write(method.minimum), maximum: writing.write(method.maximum) })}
          writing={writing}
          quick={{
            label: t('form.quick'),
            amounts: quickAmounts(terms.available, method).map((each) =>
              each.name === undefined ? each.amount : { amount: each.amount, label: t(`form.${each.name}`) },
            ),
          }}
        />
      )}
      <Controller
        control={form.control}
        name="accountId"
        render={({ field }) => (
          <AccountField
            ref={field.ref}
            value={field.value ?? ''}
            describe={describe}
            error={isNew ? undefined : form.marks('accountId').error}
            onChoose={(chosenAccount) => {
              field.onChange(String(chosenAccount.accountId));
              setPicked(chosenAccount);
            }}
            form={account}
          />
        )}
      />
      {isHeld ? (
        <HeldAccount until={heldUntil} isOtherFree={chosen?.isOtherFree ?? false} />
      ) : (
        <>
          {method === undefined ? (
            <Notice tone="warning" isLive>
              {t('form.unoffered')}
            </Notice>
          ) : (
            <>
              {isFine && (
                <Breakdown
                  rows={[
                    { label: t('form.leaves'), amount: known(amount) },
                    { label: t('form.feeAmount'), amount: known(outcome?.fee) },
                    { label: t('form.arrives'), amount: known(outcome?.arrives) },
                  ]}
                />
              )}
            </>
          )}
          {hasPaymentPassword ? (
            <PaymentPasswordField hasPassword field={form.field('paymentPassword')} />
          ) : (
            <NewPaymentPassword form={form} hasLoginPassword={hasLoginPassword} />
          )}
          {!isAtField && <SubmissionNotice submission={request} title={t('form.refused')} sentences={heldSentence} isSentOnce />}
          <div className={stickyEnd}>
            <Button type="submit" variant="action" size="large" block loading={form.isBusy ? t('form.sending') : undefined}>
              {isFine ? t('form.submitAmount', { amount: writing.write(amount) }) : t('form.submit')}
            </Button>
          </div>
          {method !== undefined && (
            <p className={styles.rule}>
              <span className={styles.ruleIcon}>
                <Icon icon={InfoIcon} size="small" />
              </span>
              {t('form.rule', { count: method.receiptMinutes })}
            </p>
          )}
        </>
      )}
      <RepeatDialog question={repeat} amount={writing.write(repeat.repeated?.amount ?? 0)} />
    </form>
  );
}
