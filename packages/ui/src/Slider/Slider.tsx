import { useId } from 'react';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import * as styles from './Slider.css.ts';

export interface SliderProps extends Pick<FieldTexts, 'label'> {
  value: number;
  onChange: (value: number) => void;
  /** From 0. */
  max: number;
  step: number;
  /** The value in words, shown beside the label and spoken with every step. */
  valueText: string;
}

/** A native range input. */
export function Slider({ label, value, onChange, max, step, valueText }: SliderProps) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <span className={styles.row}>
        <input
          type="range"
          id={id}
          className={styles.range}
          min={0}
          max={max}
          step={step}
          value={value}
          aria-valuetext={valueText}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
        <output className={styles.value} htmlFor={id} aria-hidden="true">
          {valueText}
        </output>
      </span>
    </Field>
  );
}
