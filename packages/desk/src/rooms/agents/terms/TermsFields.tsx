import { writtenGroup } from '@livery/contract/commission-prize-group';
import { Checkbox } from '@livery/ui/Checkbox';
import { FieldGroup } from '@livery/ui/FieldGroup';
import { Notice } from '@livery/ui/Notice';
import { TextField } from '@livery/ui/TextField';
import { useId } from 'react';
import { row } from '#shared/panel.css.ts';
import { rateText, readRate } from '#shared/forms/rate-text.ts';
import { leastOf, mostLimit, mostRate, offeredTypes, rateField, type Bounds, type GameTypes, type TermsDraft } from './terms-draft.ts';
import { termsTexts as texts } from './terms.texts.ts';

interface TermsFieldsProps {
  readonly draft: TermsDraft;
  readonly bounds: Bounds;
  readonly gameTypes: GameTypes;
  /** Keyed by the field of the call. */
  readonly wrong: Readonly<Record<string, string>>;
  readonly onChange: (draft: TermsDraft) => void;
}

/** Rates and limits with their bounds. */
export function TermsFields({ draft, bounds, gameTypes, wrong, onChange }: TermsFieldsProps) {
  const id = useId();
  const { upline, isAgent } = bounds;
  const offered = offeredTypes(gameTypes, draft, bounds);
  const missing = gameTypes.filter((type) => !offered.includes(type));
  const percent = (ppm: number) => texts.percent(rateText(ppm));
  const hintOf = (field: string, most: number, write: (value: number) => string): string => {
    const floor = leastOf(bounds, field);
    return [texts.atMost(write(most), upline), ...(floor === undefined ? [] : [texts.atLeast(write(floor.least), floor.account)])].join(
      ' ',
    );
  };
  const groupOf = (gameType: string, groups: GameTypes[number]['prizeGroups']): string => {
    const typed = readRate(draft.rates[gameType] ?? '');
    return groups === null || typed === null ? '' : `${texts.prizeGroup(writtenGroup(groups, typed))} `;
  };
  const limit = (name: 'mostDirect' | 'levels') => (
    <TextField
      label={texts[name]}
      hint={hintOf(`/limits/${name}`, mostLimit(bounds, name), String)}
      error={wrong[`/limits/${name}`]}
      inputMode="numeric"
      autoComplete="off"
      value={draft[name]}
      onChange={(event) => onChange({ ...draft, [name]: event.target.value })}
    />
  );

  return (
    <>
      {upline !== null && offered.length === 0 && <Notice tone="warning">{texts.uplineClosed(upline)}</Notice>}
      {offered.length > 0 && (
        <FieldGroup id={`${id}-rates`} label={texts.rates} error={wrong['/rates']}>
          <div className={row}>
            {offered.map(({ gameType, name, prizeGroups }) => (
              <TextField
                key={gameType}
                label={name}
                hint={`${groupOf(gameType, prizeGroups)}${hintOf(rateField(gameType), mostRate(bounds, gameType), percent)}`}
                error={wrong[rateField(gameType)]}
                inputMode="decimal"
                autoComplete="off"
                value={draft.rates[gameType] ?? ''}
                onChange={(event) => onChange({ ...draft, rates: { ...draft.rates, [gameType]: event.target.value } })}
              />
            ))}
          </div>
          {upline !== null && missing.length > 0 && <p>{texts.notOffered(upline, missing.map(({ name }) => name).join(', '))}</p>}
        </FieldGroup>
      )}
      {isAgent && (
        <FieldGroup id={`${id}-limits`} label={texts.limits} error={wrong['/limits']}>
          <div className={row}>
            {limit('mostDirect')}
            {limit('levels')}
          </div>
          <Checkbox
            label={texts.mayRecruitAgents}
            error={wrong['/limits/mayRecruitAgents']}
            checked={draft.mayRecruitAgents}
            onChange={(event) => onChange({ ...draft, mayRecruitAgents: event.target.checked })}
          />
        </FieldGroup>
      )}
    </>
  );
}
