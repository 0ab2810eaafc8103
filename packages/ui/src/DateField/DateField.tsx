import { useId, type ComponentPropsWithRef } from 'react';
import { describedBy, Field, type FieldTexts } from '../Field/Field.tsx';
import { fieldBox } from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { CalendarIcon } from '../Icon/icons.ts';
import * as styles from './DateField.css.ts';

type NativeDate = Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'size' | 'type' | 'value' | 'onChange' | 'disabled'>;

export interface DateFieldProps extends FieldTexts, NativeDate {
  /** `yyyy-mm-dd`, or empty. */
  value: string;
  onChange: (date: string) => void;
}

/** A date in the browser's native field, which follows the user's order of day and month. */
export function DateField({ label, mark, hint, error, disabledReason, id, ...rest }: DateFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const notes = { hint, error, disabledReason };
  return (
    <Field id={fieldId} label={label} mark={mark} {...notes}>
      <DateBox
        {...rest}
        id={fieldId}
        disabled={disabledReason !== undefined}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(fieldId, notes)}
      />
    </Field>
  );
}

/** The field without its label, for callers that name it in another way. */
export function DateBox({ onChange, ...rest }: NativeDate & { value: string; onChange: (date: string) => void; disabled?: boolean }) {
  return (
    <span className={fieldBox({ isInvalid: rest['aria-invalid'] === true })}>
      <input {...rest} type="date" className={styles.input} onChange={(event) => onChange(event.target.value)} />
      <span className={styles.icon}>
        <Icon icon={CalendarIcon} size="small" />
      </span>
    </span>
  );
}
