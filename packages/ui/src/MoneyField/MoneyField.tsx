import { useId, type ComponentPropsWithRef, type FocusEvent } from 'react';
import { Choices } from '../Choices/Choices.tsx';
import { describedBy, Field, type FieldTexts } from '../Field/Field.tsx';
import { fieldBox } from '../Field/Field.css.ts';
import * as styles from './MoneyField.css.ts';

export interface MoneyFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'size' | 'type' | 'value' | 'onChange' | 'disabled'> {
  /** The text as typed. The field's owner parses it. */
  value: string;
  onChange: (text: string) => void;
  symbol: string;
  symbolPlace?: 'before' | 'after' | undefined;
  /** Formats the amount when the field loses focus. */
  tidy: (text: string) => string;
  /** Amounts for chips, in the format of `tidy`. Some have a name, such as half. */
  quick?: { label: string; amounts: readonly (string | { label: string; value: string })[] } | undefined;
}

/** An amount of money as text, so that nothing is rounded or lost. */
export function MoneyField(props: MoneyFieldProps) {
  const { label, mark, hint, error, disabledReason, value, onChange, symbol, symbolPlace = 'before', tidy, quick, id, ...rest } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const notes = { hint, error, disabledReason };
  const isDisabled = disabledReason !== undefined;
  const symbolMark = (
    <span className={styles.symbol} aria-hidden="true">
      {symbol}
    </span>
  );
  return (
    <Field
      id={fieldId}
      label={label}
      mark={mark}
      {...notes}
      extra={
        quick !== undefined &&
        !isDisabled && (
          <Choices
            label={quick.label}
            options={quick.amounts.map((amount) => (typeof amount === 'string' ? { label: `${symbol} ${amount}`, value: amount } : amount))}
            value={value}
            onChoose={onChange}
          />
        )
      }
    >
      <span className={`${fieldBox({ isInvalid: error !== undefined })} ${styles.box}`}>
        {symbolPlace === 'before' && symbolMark}
        <input
          inputMode="decimal"
          autoComplete="off"
          {...rest}
          id={fieldId}
          className={styles.input}
          value={value}
          readOnly={isDisabled || rest.readOnly}
          aria-disabled={isDisabled || undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(fieldId, notes)}
          onChange={(event) => onChange(event.target.value)}
          onBlur={(event) => {
            const tidied = isCovered(event) ? value : tidy(value);
            if (tidied !== value) onChange(tidied);
            rest.onBlur?.(event);
          }}
        />
        {symbolPlace === 'after' && symbolMark}
      </span>
    </Field>
  );
}

/** Whether a dialog took the focus. If so, the typed text stays as it is. */
function isCovered({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>): boolean {
  const dialog = relatedTarget instanceof Element ? relatedTarget.closest('dialog') : null;
  return dialog !== null && !dialog.contains(currentTarget);
}
