import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { carries, type Rules } from '@livery/contract/commission-terms';
import { Disclosure } from '@livery/ui/Disclosure';
import { Select } from '@livery/ui/Select';
import { TextField } from '@livery/ui/TextField';
import { VisuallyHidden } from '@livery/ui/VisuallyHidden';
import type { ServerForm } from '#shared/forms/use-server-form.ts';
import type { AmountWriting } from '#shared/money/use-amount-format.ts';
import type { Kind } from '../../agent-contracts.reads.ts';
import type { TermsValues } from '../../terms-form.rules.ts';
import { rulesOf } from '@livery/contract/commission-terms-lines';
import { AmountInput } from './AmountInput.tsx';
import * as styles from './OfferForm.css.ts';

interface RuleFieldsProps {
  form: ServerForm<TermsValues>;
  kind: Kind;
  amounts: AmountWriting;
  values: TermsValues;
  /** Whether the terms change a rule, or one of the rules is invalid. */
  isOpen: boolean;
}

const yesNo = ['no', 'yes'] as const;
const choices = {
  carry: carries,
  isMadeUp: yesNo,
  tierBase: ['gross', 'net'],
  split: ['differential', 'shareOfParent'],
  payer: ['upline', 'house'],
  isGuaranteed: yesNo,
  lateVoids: ['rerate', 'base'],
  turnover: ['total', 'dailyAverage'],
} as const;

/** Rules that most contracts leave at their default, each with its effect. */
export function RuleFields({ form, kind, amounts, values, isOpen }: RuleFieldsProps) {
  const { t } = useTranslation('agent-contracts');
  return (
    <div>
      <Disclosure label={t('form.rules')} open={isOpen}>
        <div className={styles.rules}>
          <p className={styles.text}>{t('form.rulesText')}</p>
          {rulesOf[kind].map((name) => (
            <RuleField key={name} name={name} form={form} amounts={amounts} values={values} />
          ))}
        </div>
      </Disclosure>
    </div>
  );
}

function RuleField({ name, form, amounts, values }: { name: keyof Rules } & Pick<RuleFieldsProps, 'form' | 'amounts' | 'values'>) {
  const { t } = useTranslation('agent-contracts');
  const hint = t(`form.ruleTexts.${name}`);
  if (name === 'wholeUnits')
    return <AmountInput form={form} name={name} label={t('terms.names.wholeUnits')} hint={hint} amounts={amounts} />;
  if (name === 'feeShare')
    return (
      <TextField
        {...form.field(name)}
        label={`${t('terms.names.feeShare')} (%)`}
        hint={hint}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
      />
    );
  const label = name === 'quarantine' ? t('form.quarantine') : t(`terms.names.${name}`);
  const options =
    name === 'quarantine'
      ? yesNo.map((value) => ({ value, label: t(`terms.values.isMadeUp.${value}`) }))
      : choices[name].map((value) => ({ value, label: t(`terms.values.${name}.${value}` as 'terms.values.carry.none') }));
  return (
    <>
      <Controller
        control={form.control}
        name={name}
        render={({ field }) => <Select {...field} {...form.marks(name)} label={label} hint={hint} options={options} />}
      />
      {name === 'quarantine' && values['quarantine'] === 'yes' && (
        <fieldset className={styles.pair}>
          <VisuallyHidden>
            <legend>{label}</legend>
          </VisuallyHidden>
          <AmountInput form={form} name="quarantineMember" label={t('terms.names.quarantineMember')} amounts={amounts} />
          <AmountInput form={form} name="quarantineTeam" label={t('terms.names.quarantineTeam')} amounts={amounts} />
        </fieldset>
      )}
    </>
  );
}
