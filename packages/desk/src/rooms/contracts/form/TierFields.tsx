import { Button } from '@livery/ui/Button';
import { FieldGroup } from '@livery/ui/FieldGroup';
import { IconButton } from '@livery/ui/IconButton';
import { ArrowUpIcon, PlusIcon, XIcon } from '@livery/ui/icons';
import { TextField } from '@livery/ui/TextField';
import { mostTiers, type Tier } from '@livery/contract/commission-terms';
import { useId } from 'react';
import { symbolOf } from '#shared/money-text.ts';
import * as styles from '../Contracts.css.ts';
import { termsTexts } from '../terms/terms.texts.ts';
import { formTexts as texts } from './form.texts.ts';
import { addTier, moveTierUp, type TierDraft, type TermsFieldsProps } from './terms-draft.ts';

/** The scale: the threshold and rate of each tier. */
export function TierFields({ draft, unit, wrong, onChange }: TermsFieldsProps) {
  const id = useId();
  const { tiers, kind } = draft;
  const hasTwoRates = draft.hasTwoRates && kind !== 'dividend';
  const setTiers = (changed: readonly TierDraft[]) => onChange({ ...draft, tiers: changed });
  const field = (tier: TierDraft, place: number, name: keyof Tier) => {
    const isRate = name === 'rate' || name === 'lostRate';
    const label = name === 'rate' && hasTwoRates ? termsTexts.wonRate : termsTexts.names[name];
    // An error about a whole tier is shown at its first field.
    const whole = name === 'periodicMinimumBet' ? wrong[`tiers.${place}`] : undefined;
    return (
      <TextField
        label={isRate ? texts.rateLabel(label) : label}
        error={wrong[`tiers.${place}.${name}`] ?? whole}
        prefix={isRate || name === 'minimumActiveMembers' ? undefined : symbolOf(unit)}
        inputMode={name === 'minimumActiveMembers' ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={tier[name]}
        onChange={(event) => setTiers(tiers.map((each) => (each.id === tier.id ? { ...each, [name]: event.target.value } : each)))}
      />
    );
  };
  return (
    <FieldGroup id={`${id}-tiers`} label={texts.tiers} hint={texts.tiersHint} error={wrong['tiers']}>
      <ol className={styles.tiers}>
        {tiers.map((tier, place) => (
          <li key={tier.id} className={styles.tier}>
            <div className={styles.tierHead}>
              <span className={styles.tierName}>{termsTexts.tier(place + 1)}</span>
              <span className={styles.tierButtons}>
                {place > 0 && (
                  <IconButton icon={ArrowUpIcon} label={texts.up(place + 1)} onClick={() => setTiers(moveTierUp(tiers, place))} />
                )}
                <IconButton
                  icon={XIcon}
                  label={texts.remove(place + 1)}
                  onClick={() => setTiers(tiers.filter((each) => each.id !== tier.id))}
                />
              </span>
            </div>
            <div className={styles.tierFields}>
              {field(tier, place, 'periodicMinimumBet')}
              {field(tier, place, 'profitLoss')}
              {field(tier, place, 'minimumActiveMembers')}
              {field(tier, place, 'rate')}
              {hasTwoRates && field(tier, place, 'lostRate')}
            </div>
          </li>
        ))}
      </ol>
      <Button
        size="small"
        icon={PlusIcon}
        disabledReason={tiers.length >= mostTiers ? texts.full : undefined}
        onClick={() => setTiers(addTier(tiers, unit))}
      >
        {texts.add}
      </Button>
    </FieldGroup>
  );
}
