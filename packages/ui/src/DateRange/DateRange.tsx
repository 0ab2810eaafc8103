import { useId } from 'react';
import { Choices } from '../Choices/Choices.tsx';
import { DateBox } from '../DateField/DateField.tsx';
import { describedBy, type FieldTexts } from '../Field/Field.tsx';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import * as styles from './DateRange.css.ts';

/** Two days as `yyyy-mm-dd`, both included. Either may be empty. */
export interface DaySpan {
  from: string;
  to: string;
}

export interface DateRangeProps extends FieldTexts {
  value: DaySpan;
  onChange: (span: DaySpan) => void;
  labels: { from: string; to: string; presets: string };
  /** Presets, e.g. the last seven days. */
  presets?: readonly ({ label: string } & DaySpan)[] | undefined;
  /** The first and last selectable day. */
  min?: string | undefined;
  max?: string | undefined;
  id?: string | undefined;
}

/** A range of days. Each calendar offers only days that fit the other. */
export function DateRange({ value, onChange, labels, presets = [], min, max, id, disabledReason, ...texts }: DateRangeProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const side = (name: 'from' | 'to', bounds: { min: string | undefined; max: string | undefined }) => (
    <label className={styles.day}>
      <span className={styles.dayName}>{labels[name]}</span>
      <DateBox
        {...bounds}
        id={`${fieldId}-${name}`}
        value={value[name]}
        onChange={(date) => onChange({ ...value, [name]: date })}
        disabled={disabledReason !== undefined}
        aria-invalid={texts.error !== undefined || undefined}
        aria-describedby={describedBy(fieldId, { error: texts.error })}
      />
    </label>
  );
  const options = presets.map(({ label, from, to }) => ({ label, value: `${from} ${to}` }));
  const choose = (chosen: string) => {
    const [from = '', to = ''] = chosen.split(' ');
    onChange({ from, to });
  };
  return (
    <FieldGroup id={fieldId} disabledReason={disabledReason} {...texts}>
      {options.length > 0 && disabledReason === undefined && (
        <Choices label={labels.presets} options={options} value={`${value.from} ${value.to}`} onChoose={choose} />
      )}
      <div className={styles.days}>
        {side('from', { min, max: value.to || max })}
        {side('to', { min: value.from || min, max })}
      </div>
    </FieldGroup>
  );
}
