import { Controller, useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '@livery/ui/RadioCards';
import { Select } from '@livery/ui/Select';
import { TextField } from '@livery/ui/TextField';
import { PaymentMark } from '@livery/ui/PaymentMark';
import type { ServerForm } from '#shared/forms/use-server-form.ts';
import { chosenPixKeyKind, type PayoutAccounts, type PayoutKind, type PayoutValues } from '#shared/money/payout/payout-form.ts';
import { pixKeyKindsOf } from '#shared/money/payout/pix-key.ts';
import { payoutMarks } from '#shared/money/payout/payout-marks.ts';
import * as styles from './AccountFields.css.ts';

export interface AccountFieldsProps {
  form: Pick<ServerForm<PayoutValues & Record<string, string>>, 'control' | 'field' | 'marks'>;
  known: Pick<PayoutAccounts, 'kinds' | 'ownName'>;
  /** The group name of the kinds. */
  label?: string | undefined;
  /** The description of each kind of account. */
  describe?: ((kind: PayoutKind) => string) | undefined;
}

/** A new account: kind, number and, while the member's name is unknown, holder. The kind of a PIX key is detected. */
export function AccountFields({ form, known: { kinds, ownName }, label, describe }: AccountFieldsProps) {
  const { t } = useTranslation('payment-accounts');
  const control = form.control as unknown as Control<PayoutValues>;
  const [kind, number, pixKeyKind] = useWatch({ control, name: ['kind', 'number', 'pixKeyKind'] });
  const keyKinds = pixKeyKindsOf(number ?? '');
  const keyKind = chosenPixKeyKind({ number: number ?? '', pixKeyKind: pixKeyKind ?? '' });
  return (
    <div className={styles.fields}>
      {kinds.length > 1 && (
        <Controller
          control={control}
          name="kind"
          render={({ field }) => (
            <RadioCards
              ref={field.ref}
              name={field.name}
              label={label ?? t('form.kind')}
              value={field.value ?? ''}
              onChange={field.onChange}
              options={kinds.map((each) => ({
                value: each,
                label: t(`kinds.${each}`),
                description: describe?.(each),
                mark: <PaymentMark kind={payoutMarks[each]} />,
              }))}
            />
          )}
        />
      )}
      {kind === 'pix' && (
        <>
          <TextField
            {...form.field('number')}
            label={t('form.pixKey')}
            hint={keyKind === undefined ? t('form.pixKeyHint') : t(`pixKeys.${keyKind}`)}
            autoComplete="off"
            autoCapitalize="none"
            maxLength={140}
            spellCheck={false}
          />
          {keyKinds.length > 1 && (
            <Controller
              control={control}
              name="pixKeyKind"
              render={({ field }) => (
                <Select
                  {...field}
                  value={keyKind ?? ''}
                  label={t('form.pixKeyKind')}
                  options={keyKinds.map((each) => ({ value: each, label: t(`pixKeys.${each}`) }))}
                />
              )}
            />
          )}
        </>
      )}
      {(kind === 'bank' || kind === 'wallet') && (
        <>
          <TextField {...form.field('institution')} label={t(`form.institution.${kind}`)} maxLength={60} />
          {kind === 'bank' ? (
            <div className={styles.pair}>
              <TextField {...form.field('branch')} label={t('form.branch')} autoComplete="off" maxLength={12} />
              <TextField {...form.field('number')} label={t('form.number.bank')} autoComplete="off" maxLength={40} />
            </div>
          ) : (
            <TextField {...form.field('number')} label={t('form.number.wallet')} autoComplete="off" maxLength={120} spellCheck={false} />
          )}
        </>
      )}
      {ownName === null && (
        <TextField {...form.field('holder')} label={t('form.holder')} hint={t('form.holderHint')} autoComplete="name" maxLength={100} />
      )}
    </div>
  );
}
