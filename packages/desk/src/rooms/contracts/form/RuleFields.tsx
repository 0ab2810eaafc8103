import { Checkbox } from '@livery/ui/Checkbox';
import { Select } from '@livery/ui/Select';
import { TextField } from '@livery/ui/TextField';
import { rulesOf } from '@livery/contract/commission-terms-lines';
import { symbolOf } from '#shared/money-text.ts';
import { form, row } from '#shared/panel.css.ts';
import { termsTexts } from '../terms/terms.texts.ts';
import { formTexts as texts } from './form.texts.ts';
import type { RulesDraft, TermsFieldsProps } from './terms-draft.ts';

const paths = {
  wholeUnits: 'rules.wholeUnits',
  feeShare: 'rules.feeShare',
  quarantineMember: 'rules.quarantine.member',
  quarantineTeam: 'rules.quarantine.team',
};

/** Further rules of the contract. Only those that apply to its kind are shown. */
export function RuleFields({ draft, unit, wrong, isOfHouse, onChange }: TermsFieldsProps) {
  const { kind, rules } = draft;
  const set = (changes: Partial<RulesDraft>) => onChange({ ...draft, rules: { ...rules, ...changes } });
  const choice = (name: 'carry' | 'tierBase' | 'split' | 'payer' | 'lateVoids' | 'turnover') => (
    <Select
      key={name}
      label={termsTexts.names[name]}
      error={wrong[`rules.${name}`]}
      options={Object.entries(termsTexts.values[name] ?? {}).map(([value, label]) => ({ value, label }))}
      value={rules[name]}
      onChange={(value) => set({ [name]: value } as Partial<RulesDraft>)}
    />
  );
  const box = (name: 'isMadeUp' | 'isGuaranteed') => (
    <Checkbox
      key={name}
      label={termsTexts.names[name]}
      error={wrong[`rules.${name}`]}
      checked={rules[name]}
      onChange={(event) => set({ [name]: event.target.checked } as Partial<RulesDraft>)}
    />
  );
  const typed = (name: keyof typeof paths, hint?: string) => (
    <TextField
      key={name}
      label={name === 'feeShare' ? texts.rateLabel(termsTexts.names[name]) : termsTexts.names[name as 'wholeUnits']}
      hint={hint}
      error={wrong[paths[name]]}
      prefix={name === 'feeShare' ? undefined : symbolOf(unit)}
      inputMode="decimal"
      autoComplete="off"
      value={rules[name]}
      onChange={(event) => set({ [name]: event.target.value } as Partial<RulesDraft>)}
    />
  );
  return (
    <div className={form}>
      {rulesOf[kind].map((name) => {
        switch (name) {
          case 'isMadeUp':
          case 'isGuaranteed':
            return box(name);
          case 'wholeUnits':
          case 'feeShare':
            return typed(name, texts.empty);
          case 'quarantine':
            return (
              <div key={name} className={form}>
                <Checkbox
                  label={termsTexts.names.quarantine}
                  checked={rules.hasQuarantine}
                  onChange={(event) => set({ hasQuarantine: event.target.checked })}
                />
                {rules.hasQuarantine && (
                  <div className={row}>
                    {typed('quarantineMember')}
                    {typed('quarantineTeam')}
                  </div>
                )}
              </div>
            );
          case 'split':
            return isOfHouse ? null : choice(name);
          default:
            return choice(name);
        }
      })}
    </div>
  );
}
