import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { settlementPeriods } from '@livery/contract/agreements';
import { highestRates } from '@livery/contract/commission-terms';
import { Select } from '@livery/ui/Select';
import { TextField } from '@livery/ui/TextField';
import type { ServerForm } from '#shared/forms/use-server-form.ts';
import type { AmountWriting } from '#shared/money/use-amount-format.ts';
import type { Kind, Offer } from '../../agent-contracts.reads.ts';
import type { TermsValues } from '../../terms-form.rules.ts';
import { useLimitText } from './use-limit-text.ts';
import { AmountInput } from './AmountInput.tsx';
import * as styles from './OfferForm.css.ts';

interface OwnFieldsProps {
  form: ServerForm<TermsValues>;
  kind: Kind;
  offer: Offer;
  amounts: AmountWriting;
}

/** A kind's settings apart from its tiers: period, minimum stake of an active member, or rates per bet. */
export function OwnFields({ form, kind, offer: { ceiling }, amounts }: OwnFieldsProps) {
  const { t } = useTranslation('agent-contracts');
  const limitText = useLimitText();
  if (kind === 'realTime') {
    const own = ceiling?.kind === 'realTime' ? ceiling : null;
    const rate = (name: 'profitRate' | 'lossRate') => (
      <TextField
        {...form.field(name)}
        label={`${t(`terms.fields.${name}`)} (%)`}
        hint={limitText(own?.[name] ?? null, highestRates.realTime)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
      />
    );
    return (
      <section className={styles.card}>
        <div className={styles.trio}>
          <AmountInput form={form} name="singleBet" label={t('terms.fields.singleBet')} hint={t('form.singleBetHint')} amounts={amounts} />
          {rate('profitRate')}
          {rate('lossRate')}
        </div>
      </section>
    );
  }
  return (
    <section className={styles.card}>
      <div className={styles.pair}>
        {kind === 'dividend' && (
          <Controller
            control={form.control}
            name="period"
            render={({ field }) => (
              <Select
                {...field}
                {...form.marks('period')}
                label={t('form.period')}
                hint={t('form.periodHint')}
                options={settlementPeriods.map((value) => ({ value, label: t(`terms.values.period.${value}`) }))}
              />
            )}
          />
        )}
        <AmountInput form={form} name="minimumBet" label={t('terms.fields.minimumBet')} hint={t('form.minimumBetHint')} amounts={amounts} />
      </div>
    </section>
  );
}
