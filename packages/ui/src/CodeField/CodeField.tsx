import { readCode } from '@livery/contract/code-in-text';
import { useId, type ChangeEvent, type ComponentPropsWithRef, type SyntheticEvent } from 'react';
import { describedBy, Field, type FieldTexts } from '../Field/Field.tsx';
import * as styles from './CodeField.css.ts';

export interface CodeFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'size' | 'type' | 'value' | 'onChange' | 'disabled'> {
  /** Digits of the code. */
  length: number;
  value: string;
  onChange: (digits: string) => void;
  /** Called once all digits are entered. */
  onComplete?: ((digits: string) => void) | undefined;
}

/** A code from a message or an app. It is a single input, so that paste and autofill work. */
export function CodeField({ label, mark, hint, error, disabledReason, length, value, onChange, onComplete, id, ...rest }: CodeFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const notes = { hint, error, disabledReason };
  const isDisabled = disabledReason !== undefined;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = readCode(event.target.value, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  };
  return (
    <Field id={fieldId} label={label} mark={mark} {...notes}>
      <span className={styles.code}>
        <input
          autoComplete="one-time-code"
          inputMode="numeric"
          {...rest}
          id={fieldId}
          className={styles.input}
          value={value}
          readOnly={isDisabled || rest.readOnly}
          aria-disabled={isDisabled || undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(fieldId, notes)}
          onChange={change}
          onSelect={keepCaretAtEnd}
        />
        <span className={styles.boxes} translate="no" aria-hidden="true">
          {Array.from({ length }, (_, index) => (
            <span key={index} className={styles.box} data-active={index === Math.min(value.length, length - 1)}>
              {value[index]}
            </span>
          ))}
        </span>
      </span>
    </Field>
  );
}

/**
 * Moves the caret to the end, because the boxes do not show it in between. A full selection stays, so that it can be
 * typed over.
 */
function keepCaretAtEnd(event: SyntheticEvent<HTMLInputElement>): void {
  const input = event.currentTarget;
  const end = input.value.length;
  if (input.selectionStart === input.selectionEnd && input.selectionStart !== end) input.setSelectionRange(end, end);
}
