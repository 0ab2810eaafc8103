import { useId, type ComponentPropsWithRef } from 'react';
import { describedBy, Field, type FieldTexts } from '../Field/Field.tsx';
import { fieldBox } from '../Field/Field.css.ts';
import { Icon, type IconNode } from '../Icon/Icon.tsx';
import { ChevronDownIcon } from '../Icon/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Select.css.ts';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'className' | 'style' | 'size' | 'children' | 'onChange' | 'disabled'> {
  /** Hides the label visually, where the context makes the purpose clear (a filter bar). */
  labelHidden?: boolean | undefined;
  options: readonly SelectOption[];
  onChange?: ((value: string) => void) | undefined;
  /** Shown until something is selected. Cannot be selected itself. */
  placeholder?: string | undefined;
  icon?: IconNode | undefined;
}

export function Select({
  label,
  mark,
  hint,
  error,
  disabledReason,
  labelHidden = false,
  options,
  placeholder,
  onChange,
  icon,
  id,
  ...rest
}: SelectProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const notes = { hint, error, disabledReason };
  const control = (
    <span className={fieldBox({ isInvalid: error !== undefined })}>
      {icon !== undefined && (
        <span className={styles.icon}>
          <Icon icon={icon} size="small" />
        </span>
      )}
      <select
        {...rest}
        id={fieldId}
        className={styles.select({ hasIcon: icon !== undefined })}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(fieldId, notes)}
        disabled={disabledReason !== undefined}
        onChange={(event) => onChange?.(event.target.value)}
      >
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.chevron}>
        <Icon icon={ChevronDownIcon} size="small" />
      </span>
    </span>
  );
  if (labelHidden) {
    return (
      <label htmlFor={fieldId}>
        <VisuallyHidden>{label}</VisuallyHidden>
        {control}
      </label>
    );
  }
  return (
    <Field id={fieldId} label={label} mark={mark} {...notes}>
      {control}
    </Field>
  );
}
