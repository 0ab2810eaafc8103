import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Choices } from '@livery/ui/Choices';
import { RadioCards } from '@livery/ui/RadioCards';
import { Switch } from '@livery/ui/Switch';
import { TextField } from '@livery/ui/TextField';
import { writtenGroup } from '@livery/contract/commission-prize-group';
import { regionalLanguage } from '@livery/contract/regional-language';
import type { ServerForm } from '#shared/forms/use-server-form.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { percentText, readPercent } from '#shared/money/percent-text.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import type { RecruitingTerms } from '../../agent-recruiting.reads.ts';
import { refusalOf, rateField, sharedRates, type Kind, type OfferValues, type Share } from '../../offer.rules.ts';
import * as styles from './Offer.css.ts';

interface OfferFieldsProps {
  form: ServerForm<OfferValues>;
  terms: RecruitingTerms;
  kindLabel: string;
}

const kinds: readonly Kind[] = ['player', 'agent'];
const shares: readonly Share[] = ['none', 'half', 'all'];

/** A newcomer's offer below the agent: type, rates, and an agent's limits. */
export function OfferFields({ form, terms, kindLabel }: OfferFieldsProps) {
  const { t } = useTranslation('agent-recruiting');
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <>
      <Controller
        control={form.control}
        name="kind"
        render={({ field }) => (
          <RadioCards
            ref={field.ref}
            name={field.name}
            label={kindLabel}
            value={field.value ?? ''}
            onChange={field.onChange}
            error={form.marks('kind').error}
            options={kinds.map((value) => {
              const refusal = refusalOf(value, terms);
              return {
                value,
                label: t(`kinds.${value}`),
                description: t(`kinds.${value}Text`),
                ...(refusal === null ? {} : { disabledReason: t(`kinds.${refusal}`, { count: terms.limits.mostDirect }) }),
              };
            })}
          />
        )}
      />
      <OfferRates form={form} terms={terms} />
      {kind === 'agent' && <OfferLimits form={form} terms={terms} />}
    </>
  );
}

type PartProps = Pick<OfferFieldsProps, 'form' | 'terms'>;

/** `share` is the initial share of the agent's own rates. */
export function OfferRates({ form, terms: { rates }, share: first = 'half' }: PartProps & { share?: Share | '' }) {
  const { t } = useTranslation('agent-recruiting');
  const language = regionalLanguage(useAppSelector(selectLanguage));
  const [share, setShare] = useState<Share | ''>(first);
  if (rates.length === 0) return <p className={styles.text}>{t('offer.noRates')}</p>;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('offer.rates')}</legend>
      <p className={styles.text}>{t('offer.ratesText')}</p>
      <Choices
        label={t('offer.share')}
        value={share}
        options={shares.map((value) => ({ value, label: t(`offer.shares.${value}`) }))}
        onChoose={(value) => {
          setShare(value as Share);
          form.fill(sharedRates(rates, value as Share, language));
        }}
      />
      <div className={styles.rates}>
        {rates.map((own) => (
          <RateField key={own.gameType} form={form} own={own} />
        ))}
      </div>
    </fieldset>
  );
}

/** A lottery's rate is shown as its prize group. */
function RateField({
  form,
  own: { gameType, name, ppm, prizeGroups },
}: Pick<PartProps, 'form'> & { own: RecruitingTerms['rates'][number] }) {
  const { t } = useTranslation('agent-recruiting');
  const language = regionalLanguage(useAppSelector(selectLanguage));
  const typed = useWatch({ control: form.control, name: rateField(gameType) });
  const asked = prizeGroups === null ? null : readPercent(typed ?? '');
  const own = t('offer.own', { rate: percentText(ppm, language) });
  const group = prizeGroups === null || asked === null ? '' : ` · ${t('offer.group', { group: writtenGroup(prizeGroups, asked) })}`;
  return (
    <TextField
      {...form.field(rateField(gameType))}
      label={`${name} (%)`}
      hint={`${own}${group}`}
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
    />
  );
}

export function OfferLimits({ form, terms: { limits } }: PartProps) {
  const { t } = useTranslation('agent-recruiting');
  const mostLevels = Math.max(limits.levels - 1, 0);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('offer.limits')}</legend>
      {limits.mayRecruitAgents && mostLevels > 1 && (
        <Controller
          control={form.control}
          name="agents"
          render={({ field }) => (
            <Switch label={t('offer.agents')} checked={field.value === 'yes'} onChange={(isOn) => field.onChange(isOn ? 'yes' : 'no')} />
          )}
        />
      )}
      <div className={styles.pair}>
        <TextField
          {...form.field('mostDirect')}
          label={t('offer.mostDirect')}
          hint={t('offer.mostDirectHint', { most: limits.mostDirect })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
        />
        <TextField
          {...form.field('levels')}
          label={t('offer.levels')}
          hint={t('offer.levelsHint', { most: mostLevels })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
        />
      </div>
    </fieldset>
  );
}
