import * as styles from './Choices.css.ts';

export interface ChoicesProps {
  /** The accessible name of the group. */
  label: string;
  options: readonly { label: string; value: string }[];
  /** The current value. It need not be one of the choices. */
  value: string;
  onChoose: (value: string) => void;
  /** On a phone: wraps to more lines, or scrolls sideways in one. */
  onPhone?: 'wrap' | 'scroll' | undefined;
}

/** Values that one press puts into a neighbouring field: amounts, date ranges. */
export function Choices({ label, options, value, onChoose, onPhone = 'wrap' }: ChoicesProps) {
  return (
    <fieldset className={styles.list({ onPhone })} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.choice}
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
