import { useState } from 'react';
import { longestPeriod, type Day, type DaySpan } from '@livery/contract/zoned-days';
import { DateRange } from '@livery/ui/DateRange';
import { useTranslation } from 'react-i18next';
import { periodOf, periodPresets, periodProblem, spanOf, type Period } from './period.rules.ts';

export interface PeriodFieldProps {
  period: Period;
  /** In the brand's time zone. */
  today: Day;
  /** Called with a valid period. An incomplete or too long one stays in the field with its error. */
  onChoose: (period: Period) => void;
}

/** The period of a list, with presets. */
export function PeriodField({ period, today, onChoose }: PeriodFieldProps) {
  const { t } = useTranslation('lists');
  const told = spanOf(period, today);
  const [span, setSpan] = useState(told);
  const [shown, setShown] = useState(told);
  const problem = periodProblem(span, today);
  // The list renders after the field changes, so only new days from the list replace the field's content.
  if (shown.from !== told.from || shown.to !== told.to) {
    setShown(told);
    if (problem === null) setSpan(told);
  }
  const change = (next: DaySpan) => {
    setSpan(next);
    if (periodProblem(next, today) === null) onChoose(periodOf(next, today));
  };
  return (
    <DateRange
      label={t('period.label')}
      labels={{ from: t('period.from'), to: t('period.to'), presets: t('period.presets') }}
      presets={periodPresets.map((preset) => ({ label: t(`period.${preset}`), ...spanOf(preset, today) }))}
      value={span}
      max={today}
      error={problem === null ? undefined : t(`period.${problem}`, { days: longestPeriod })}
      onChange={change}
    />
  );
}
