import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { describedBy, FieldNotes, type FieldTexts } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { CheckIcon } from '../Icon/icons.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps
  extends Omit<FieldTexts, 'label' | 'mark'>, Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type' | 'size' | 'disabled'> {
  /** May contain links. Pressing a link does not tick the box. */
  label: ReactNode;
}

export function Checkbox({ label, hint, error, disabledReason, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const notes = { hint, error, disabledReason };
  return (
    <div className={styles.field}>
      <label className={styles.row} htmlFor={fieldId}>
        <span className={styles.box}>
          <input
            {...rest}
            id={fieldId}
            type="checkbox"
            className={styles.input}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={describedBy(fieldId, notes)}
            disabled={disabledReason !== undefined}
          />
          <span className={styles.tick}>
            <Icon icon={CheckIcon} size="small" />
          </span>
        </span>
        <span className={styles.label}>{label}</span>
      </label>
      <div className={styles.notes}>
        <FieldNotes id={fieldId} {...notes} />
      </div>
    </div>
  );
}
