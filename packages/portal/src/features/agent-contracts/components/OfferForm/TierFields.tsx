import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { highestRates, mostTiers, type Tier } from '@livery/contract/commission-terms';
import { Button } from '@livery/ui/Button';
import { IconButton } from '@livery/ui/IconButton';
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, XIcon } from '@livery/ui/icons';
import { Switch } from '@livery/ui/Switch';
import { TextField } from '@livery/ui/TextField';
import type { ServerForm } from '#shared/forms/use-server-form.ts';
import type { AmountWriting } from '#shared/money/use-amount-format.ts';
import type { Offer } from '../../agent-contracts.reads.ts';
import { rateAtTier } from '../../own-scale.rules.ts';
import { movedTier, nextTier, readTier, tierField, writeTier, type FormWriting, type TermsValues } from '../../terms-form.rules.ts';
import { TierAmount } from './TierAmount.tsx';
import { useLimitText } from './use-limit-text.ts';
import * as styles from './OfferForm.css.ts';

interface TierFieldsProps {
  form: ServerForm<TermsValues>;
  /** In order, each by its number in the form. */
  tiers: readonly number[];
  onTiers: (tiers: readonly number[]) => void;
  offer: Offer;
  writing: FormWriting;
  amounts: AmountWriting;
  values: TermsValues;
}

/** The scale. Tiers can be added, removed and moved, and each rate shows the agent's own next to it. */
export function TierFields({ form, tiers, onTiers, offer, writing, amounts, values }: TierFieldsProps) {
  const { t } = useTranslation('agent-contracts');
  const [next, setNext] = useState(tiers.length);
  const hasTwoRates = values['hasTwoRates'] === 'yes';
  const add = () => {
    const last = tiers.at(-1);
    const tier = nextTier(last === undefined ? undefined : readTier(last, values, writing.format));
    form.fill(writeTier(next, tier, writing));
    onTiers([...tiers, next]);
    setNext(next + 1);
  };
  return (
    <section className={styles.card} aria-labelledby="tiers">
      <div className={styles.head}>
        <h3 className={styles.title} id="tiers">
          {t('form.tiers')}
        </h3>
        <p className={styles.text}>{t('form.tiersText')}</p>
      </div>
      {offer.kind !== 'dividend' && (
        <Controller
          control={form.control}
          name="hasTwoRates"
          render={({ field }) => (
            <Switch label={t('form.twoRates')} checked={field.value === 'yes'} onChange={(isOn) => field.onChange(isOn ? 'yes' : 'no')} />
          )}
        />
      )}
      <ol className={styles.tiers}>
        {tiers.map((tier, index) => (
          <li key={tier}>
            <fieldset className={styles.tier}>
              <legend className={styles.legend}>{t('terms.tier', { number: index + 1 })}</legend>
              <div className={styles.moves}>
                {index > 0 && (
                  <IconButton
                    icon={ArrowUpIcon}
                    label={t('form.up', { number: index + 1 })}
                    onClick={() => onTiers(movedTier(tiers, index, -1))}
                  />
                )}
                {index < tiers.length - 1 && (
                  <IconButton
                    icon={ArrowDownIcon}
                    label={t('form.down', { number: index + 1 })}
                    onClick={() => onTiers(movedTier(tiers, index, 1))}
                  />
                )}
                {tiers.length > 1 && (
                  <IconButton
                    icon={XIcon}
                    label={t('form.removeOf', { number: index + 1 })}
                    onClick={() => onTiers(tiers.filter((each) => each !== tier))}
                  />
                )}
              </div>
              <TierInputs
                form={form}
                tier={tier}
                offer={offer}
                amounts={amounts}
                hasTwoRates={hasTwoRates}
                read={readTier(tier, values, writing.format)}
              />
            </fieldset>
          </li>
        ))}
      </ol>
      <div>
        <Button icon={PlusIcon} disabledReason={tiers.length >= mostTiers ? t('form.full', { count: mostTiers }) : undefined} onClick={add}>
          {t('form.add')}
        </Button>
      </div>
    </section>
  );
}

interface TierInputsProps {
  form: ServerForm<TermsValues>;
  tier: number;
  offer: Offer;
  amounts: AmountWriting;
  hasTwoRates: boolean;
  /** The current input. */
  read: Tier;
}

function TierInputs({ form, tier, offer: { ceiling, kind }, amounts, hasTwoRates, read }: TierInputsProps) {
  const { t } = useTranslation('agent-contracts');
  const limitText = useLimitText();
  const rate = (field: 'rate' | 'lostRate') => (
    <TextField
      {...form.field(tierField(tier, field))}
      label={t(field === 'lostRate' ? 'form.lostRate' : hasTwoRates ? 'form.wonRate' : 'form.rate')}
      hint={limitText(ceiling === null ? null : rateAtTier(ceiling, read, field), highestRates[kind])}
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
    />
  );
  return (
    <div className={styles.tierFields}>
      <TierAmount form={form} name={tierField(tier, 'periodicMinimumBet')} label={t('terms.fields.periodicMinimumBet')} amounts={amounts} />
      <TierAmount form={form} name={tierField(tier, 'profitLoss')} label={t('terms.fields.profitLoss')} amounts={amounts} />
      <TextField
        {...form.field(tierField(tier, 'minimumActiveMembers'))}
        label={t('terms.fields.minimumActiveMembers')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
      />
      {rate('rate')}
      {hasTwoRates && rate('lostRate')}
    </div>
  );
}
