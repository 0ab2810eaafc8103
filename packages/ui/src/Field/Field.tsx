import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { CircleAlertIcon } from '../Icon/icons.ts';
import * as styles from './Field.css.ts';

export interface FieldProps {
  /** Of the control inside. */
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  isRequired?: boolean | undefined;
  children: ReactNode;
}

/** Label, control, hint and error of a field; the control names them by `fieldIds`. */
export function Field({ id, label, hint, error, isRequired, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isRequired === true && <span aria-hidden="true"> *</span>}
      </label>
      {children}
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** Kept in the page while empty, so that its first text is announced. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div id={`${id}-error`} aria-live="polite">
      {error !== undefined && (
        <p className={styles.error}>
          <Icon icon={CircleAlertIcon} size="small" />
          {error}
        </p>
      )}
    </div>
  );
}

/** The value of `aria-describedby` for the control of a field. */
export function fieldIds(id: string, hint: string | undefined, error: string | undefined): string | undefined {
  const ids = [hint === undefined ? undefined : `${id}-hint`, error === undefined ? undefined : `${id}-error`];
  return ids.filter(Boolean).join(' ') || undefined;
}
