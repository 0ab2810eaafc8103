import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Breakdown } from '@livery/ui/Breakdown';
import { Button } from '@livery/ui/Button';
import { Select } from '@livery/ui/Select';
import { TextField } from '@livery/ui/TextField';
import type { PointGood } from '@livery/contract/shapes';
import { PaymentPasswordField } from '#shared/forms/PaymentPasswordField.tsx';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import type { FormSpec } from '#shared/forms/field-rules.ts';
import { useProblemText } from '#shared/forms/use-problem-text.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { usePorts } from '#shared/ports/ports.ts';
import { selectSubmission } from '#shared/money/money.slice.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { piecesOf } from '../../points.rules.ts';
import { redeemSubmitted } from '../../points.slice.ts';
import { type Mall } from '../../use-mall.ts';
import { usePointsText } from '../../use-points-text.ts';
import * as styles from './RedeemDialog.css.ts';

interface Values extends Record<string, string> {
  recipient: string;
  phone: string;
  street: string;
  city: string;
  postalCode: string;
  paymentPassword: string;
}

const addressFields = [
  ['recipient', 'name', 80],
  ['phone', 'tel', 32],
  ['street', 'street-address', 160],
  ['city', 'address-level2', 80],
  ['postalCode', 'postal-code', 16],
] as const;

const empty: Values = { recipient: '', phone: '', street: '', city: '', postalCode: '', paymentPassword: '' };

/** Quantity, address and withdrawal PIN. Input survives a refusal, and the address also a reload. */
export function RedeemForm({ good, mall }: { good: PointGood; mall: Mall }) {
  const { t } = useTranslation(['points', 'forms']);
  const dispatch = useAppDispatch();
  const { tabStorage } = usePorts();
  const problemText = useProblemText();
  const pointsText = usePointsText();
  const submission = useAppSelector(selectSubmission('redeemReward'));
  const [wanted, setWanted] = useState(1);
  const { hasPaymentPassword } = mall.rules;
  const most = Math.max(1, piecesOf(good, mall));
  const quantity = Math.min(wanted, most);
  const isSent = good.kind === 'goods';
  const spec: FormSpec<Values> = {
    ...(isSent ? Object.fromEntries(addressFields.map(([name]) => [name, { required: true }])) : {}),
    paymentPassword: { required: hasPaymentPassword },
  };
  const form = useServerForm<Values>({
    spec,
    defaultValues: empty,
    submission,
    onSubmit: ({ paymentPassword, ...address }) => {
      if (!hasPaymentPassword) return;
      const { recipient, phone, street, city, postalCode } = { ...empty, ...address };
      const sendTo = isSent ? { address: { recipient, phone, street, city, postalCode } } : {};
      dispatch(redeemSubmitted({ goodId: good.id, quantity, points: good.points, paymentPassword, ...sendTo }));
    },
    say: problemText,
    draft: { key: 'livery.points-address', store: tabStorage, fields: addressFields.map(([name]) => name) },
  });
  const total = good.points * quantity;
  const isAtField = submission.status === 'refused' && submission.failure.code === 'PAYMENT_PASSWORD_WRONG';
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      {most > 1 && (
        <Select
          label={t('redeem.quantity')}
          value={String(quantity)}
          options={Array.from({ length: most }, (_, index) => ({ value: String(index + 1), label: String(index + 1) }))}
          onChange={(next) => setWanted(Number(next))}
        />
      )}
      {isSent && (
        <fieldset className={styles.part}>
          <legend className={styles.partTitle}>{t('redeem.address')}</legend>
          {addressFields.map(([name, autoComplete, maxLength]) => (
            <TextField
              key={name}
              {...form.field(name)}
              label={t(`address.${name}`)}
              autoComplete={autoComplete}
              maxLength={maxLength}
              type={name === 'phone' ? 'tel' : 'text'}
            />
          ))}
        </fieldset>
      )}
      <Breakdown
        rows={[
          { label: t('redeem.price', { count: quantity }), amount: t('points', { points: pointsText(total) }) },
          { label: t('redeem.have'), amount: t('points', { points: pointsText(mall.balance) }) },
          { label: t('redeem.left'), amount: t('points', { points: pointsText(Math.max(0, mall.balance - total)) }) },
        ]}
      />
      <PaymentPasswordField hasPassword={hasPaymentPassword} field={form.field('paymentPassword')} />
      {!isAtField && (
        <SubmissionNotice
          submission={submission}
          title={t('redeem.refused')}
          isSentOnce
          sentences={{
            INSUFFICIENT_BALANCE: t('redeem.unaffordable', { price: pointsText(total), balance: pointsText(mall.balance) }),
            PRICE_CHANGED: t('redeem.priceChanged', { price: pointsText(good.points) }),
            OUT_OF_STOCK: t(good.stock === 0 ? 'redeem.soldOut' : 'redeem.fewer', { stock: pointsText(good.stock) }),
          }}
        />
      )}
      <Button
        type="submit"
        variant="action"
        size="large"
        block
        disabledReason={hasPaymentPassword ? undefined : t('forms:paymentPassword.none')}
        loading={submission.status === 'sending' ? t('redeem.sending') : undefined}
      >
        {t('redeem.submit', { points: pointsText(total) })}
      </Button>
    </form>
  );
}
