import * as styles from './Choices.css.ts';

export interface ChoicesProps {
  /** What is offered; spoken, not drawn. */
  label: string;
  options: readonly { label: string; value: string }[];
  /** The one that stands now; may be none of them. */
  value: string;
  onChoose: (value: string) => void;
}

/** Values that one press puts into a field beside it: amounts, spans of days. */
export function Choices({ label, options, value, onChoose }: ChoicesProps) {
  return (
    <fieldset className={styles.list} aria-label={label}>
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
