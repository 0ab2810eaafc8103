import { useId, type ComponentPropsWithRef } from 'react';
import { Field, fieldIds } from '../Field/Field.tsx';
import { Icon, type IconNode } from '../Icon/Icon.tsx';
import { ChevronDownIcon } from '../Icon/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Select.css.ts';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps extends Omit<ComponentPropsWithRef<'select'>, 'className' | 'style' | 'size' | 'children' | 'onChange'> {
  label: string;
  /** Spoken but not drawn, where the place says what it is (a filter bar). */
  labelHidden?: boolean | undefined;
  options: readonly SelectOption[];
  onChange?: ((value: string) => void) | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  icon?: IconNode | undefined;
}

export function Select({ label, labelHidden = false, options, onChange, hint, error, icon, id, ...rest }: SelectProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const control = (
    <span className={styles.box({ isInvalid: error !== undefined })}>
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
        aria-describedby={fieldIds(fieldId, hint, error)}
        onChange={(event) => onChange?.(event.target.value)}
      >
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
    <Field id={fieldId} label={label} hint={hint} error={error} isRequired={rest.required}>
      {control}
    </Field>
  );
}
