import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Deposit, DepositMethod } from '@livery/contract/shapes';
import { Breakdown } from '@livery/ui/Breakdown';
import { Button } from '@livery/ui/Button';
import { PaymentMark } from '@livery/ui/PaymentMark';
import { RadioCards } from '@livery/ui/RadioCards';
import { stickyEnd } from '@livery/ui/sticky-end.css';
import { centreAt } from '#shared/address/section-link.ts';
import { AmountField } from '#shared/money/AmountField.tsx';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { checkAmount, readAmount } from '#shared/money/amount-text.ts';
import { useAmountFormat } from '#shared/money/use-amount-format.ts';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { percentText } from '#shared/money/percent-text.ts';
import { timeInWords } from '#shared/time/time-in-words.ts';
import { useReloadGuard } from '#shared/money/use-reload-guard.ts';
import { usePorts } from '#shared/ports/ports.ts';
import { selectSubmission } from '#shared/money/money.slice.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { fastestFirst, likelyDeposit, termsOf } from '../../deposit.rules.ts';
import { depositSubmitted } from '../../deposit.slice.ts';
import * as styles from './DepositForm.css.ts';

interface DepositFormProps {
  /** At least one. */
  methods: readonly DepositMethod[];
  /** The last successful deposit. */
  last: Deposit | undefined;
  currency: string;
}

interface Values extends Record<string, string> {
  method: string;
  amount: string;
}

/** Method and amount, initially those of the last deposit. Input survives a reload. */
export function DepositForm({ methods: offered, last, currency }: DepositFormProps) {
  const { t } = useTranslation('deposit');
  const dispatch = useAppDispatch();
  const { tabStorage } = usePorts();
  const writing = useAmountFormat(currency);
  const describe = useMethodText();
  const say = useProblemText();
  const opening = useAppSelector(selectSubmission('openDeposit'));
  const isAgents = centreAt(useLocation().pathname) === '/agentHome';
  const [likely] = useState(() => likelyDeposit(offered, last));
  const methods = fastestFirst(offered);
  useReloadGuard();

  const methodOf = (id: unknown): DepositMethod | undefined => methods.find((one) => one.id === id) ?? methods[0];
  const boundsOf = (id: unknown) => ({ min: methodOf(id)?.minimum, max: methodOf(id)?.maximum });
  const form = useServerForm<Values>({
    spec: {
      method: { required: true },
      amount: {
        required: true,
        check: (text, values) => checkAmount(String(text), writing.format, boundsOf(values.method), writing.write),
      },
    },
    defaultValues: { method: likely.method?.id ?? '', amount: likely.amount === null ? '' : writing.number(likely.amount) },
    submission: opening,
    onSubmit: ({ method, amount }) => {
      const reading = readAmount(amount, writing.format);
      if ('minor' in reading) dispatch(depositSubmitted({ method, amount: reading.minor, ...(isAgents ? { centre: 'agent' } : {}) }));
    },
    say: (problem, name) => say(name === 'amount' && problem.text === 'required' ? { text: 'amount.empty' } : problem),
    draft: { key: 'livery.deposit', store: tabStorage, fields: ['method', 'amount'] },
  });
  const [chosenId, text] = useWatch({ control: form.control, name: ['method', 'amount'] });
  const chosen = methodOf(chosenId);
  if (chosen === undefined) return null;
  const reading = readAmount(text ?? '', writing.format);
  const amount = 'minor' in reading ? reading.minor : null;
  const isPayable = amount !== null && amount >= chosen.minimum && amount <= chosen.maximum;
  const isAtField = opening.status === 'refused' && opening.failure.fields?.['/amount'] !== undefined;
  const terms = isPayable ? termsOf(amount, chosen.feeRate) : null;

  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <AmountField
        form={form}
        name="amount"
        label={t('form.amount')}
        hint={t('form.limits', { minimum: writing.write(chosen.minimum), maximum: writing.write(chosen.maximum) })}
        writing={writing}
        quick={{ label: t('form.quick'), amounts: chosen.quickAmounts }}
      />
      <Controller
        control={form.control}
        name="method"
        render={({ field: { name, value, onChange, ref } }) => (
          <RadioCards
            ref={ref}
            name={name}
            label={t('form.method')}
            value={chosen.id === value ? value : chosen.id}
            onChange={onChange}
            options={methods.map((method) => ({
              value: method.id,
              label: t(`kinds.${method.kind}`),
              description: describe(method),
              mark: <PaymentMark kind={method.kind} />,
            }))}
          />
        )}
      />
      {terms !== null && (
        <Breakdown
          rows={[
            { label: t('form.pay'), amount: writing.write(terms.fee + terms.credited) },
            { label: t('form.feeAmount'), amount: writing.write(terms.fee) },
            { label: t('form.credited'), amount: writing.write(terms.credited) },
          ]}
        />
      )}
      {!isAtField && <SubmissionNotice submission={opening} title={t('form.refused')} isSentOnce />}
      <div className={stickyEnd}>
        <Button type="submit" variant="action" size="large" block loading={form.isBusy ? t('form.sending') : undefined}>
          {isPayable ? t('form.submitAmount', { amount: writing.write(amount) }) : t('form.submit')}
        </Button>
      </div>
      <p className={styles.small}>{t('form.responsible')}</p>
    </form>
  );
}

/** The terms of a payment method in one line. */
function useMethodText(): (method: DepositMethod) => string {
  const { t, i18n } = useTranslation('deposit');
  return ({ feeRate, expectedTime }) =>
    t('form.terms', {
      fee: feeRate === 0 ? t('form.noFee') : t('form.fee', { percent: percentText(feeRate, i18n.language) }),
      time: t('form.time', { time: timeInWords(expectedTime, i18n.language) }),
    });
}
