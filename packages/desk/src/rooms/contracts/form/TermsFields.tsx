import { Checkbox } from '@livery/ui/Checkbox';
import { Disclosure } from '@livery/ui/Disclosure';
import { Notice } from '@livery/ui/Notice';
import { Select } from '@livery/ui/Select';
import { TextField } from '@livery/ui/TextField';
import { settlementPeriods, type SettlementPeriod } from '@livery/contract/agreements';
import { symbolOf } from '#shared/money-text.ts';
import { form, row } from '#shared/panel.css.ts';
import { termsTexts } from '../terms/terms.texts.ts';
import { formTexts as texts } from './form.texts.ts';
import { RuleFields } from './RuleFields.tsx';
import type { TermsFieldsProps } from './terms-draft.ts';
import { TierFields } from './TierFields.tsx';

/** The terms as a form. */
export function TermsFields(props: TermsFieldsProps) {
  const { draft, unit, wrong, onChange } = props;
  const { kind } = draft;
  const field = (name: 'minimumBet' | 'singleBet' | 'profitRate' | 'lossRate', hint?: string) => {
    const isRate = name === 'profitRate' || name === 'lossRate';
    return (
      <TextField
        label={isRate ? texts.rateLabel(termsTexts.names[name]) : termsTexts.names[name]}
        hint={hint}
        error={wrong[name]}
        prefix={isRate ? undefined : symbolOf(unit)}
        inputMode="decimal"
        autoComplete="off"
        value={draft[name]}
        onChange={(event) => onChange({ ...draft, [name]: event.target.value })}
      />
    );
  };
  const hasWrongRule = Object.keys(wrong).some((path) => path.startsWith('rules.'));
  return (
    <div className={form}>
      {wrong['terms'] !== undefined && (
        <Notice tone="negative" isLive>
          {wrong['terms']}
        </Notice>
      )}
      {kind === 'realTime' ? (
        <>
          {field('singleBet', texts.singleBetHint)}
          <div className={row}>
            {field('profitRate')}
            {field('lossRate')}
          </div>
        </>
      ) : (
        <>
          <div className={row}>
            {kind === 'dividend' && (
              <Select
                label={termsTexts.names.period}
                options={settlementPeriods.map((value) => ({ value, label: termsTexts.values['period']?.[value] ?? value }))}
                value={draft.period}
                onChange={(period) => onChange({ ...draft, period: period as SettlementPeriod })}
              />
            )}
            {field('minimumBet', texts.minimumBetHint)}
          </div>
          {kind !== 'dividend' && (
            <Checkbox
              label={texts.twoRates}
              checked={draft.hasTwoRates}
              onChange={(event) => onChange({ ...draft, hasTwoRates: event.target.checked })}
            />
          )}
          <TierFields {...props} />
        </>
      )}
      <Disclosure key={String(hasWrongRule)} label={texts.rules} open={hasWrongRule}>
        <RuleFields {...props} />
      </Disclosure>
    </div>
  );
}
