import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FieldError, fieldIds } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { CheckIcon } from '../Icon/icons.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type' | 'size'> {
  /** May hold links. */
  label: ReactNode;
  error?: string | undefined;
}

export function Checkbox({ label, error, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div>
      <label className={styles.row} htmlFor={fieldId}>
        <span className={styles.box}>
          <input
            {...rest}
            id={fieldId}
            type="checkbox"
            className={styles.input}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={fieldIds(fieldId, undefined, error)}
          />
          <span className={styles.tick}>
            <Icon icon={CheckIcon} size="small" />
          </span>
        </span>
        <span className={styles.label}>{label}</span>
      </label>
      <FieldError id={fieldId} error={error} />
    </div>
  );
}
