import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { CircleAlertIcon, LockIcon } from '../Icon/icons.ts';
import * as styles from './Field.css.ts';

/** The props of every field. */
export interface FieldTexts {
  label: string;
  /**
   * A word beside the label: 'optional' where most fields are required, or the reverse. Part of the accessible name.
   */
  mark?: string | undefined;
  hint?: string | undefined;
  /** Announced and linked to the control, which is marked invalid. */
  error?: string | undefined;
  /** Why the value cannot be changed now. The control stays readable and focusable. */
  disabledReason?: string | undefined;
}

export interface FieldProps extends FieldTexts {
  /** The id of the control. */
  id: string;
  /** Shown between control and hint: a counter, a strength meter. */
  extra?: ReactNode;
  children: ReactNode;
}

/** The label, control, hint, reason and error of a field. The control refers to them through `describedBy`. */
export function Field({ id, label, mark, extra, children, ...texts }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <FieldName label={label} mark={mark} />
      </label>
      {children}
      {extra}
      <FieldNotes id={id} {...texts} />
    </div>
  );
}

export function FieldName({ label, mark }: Pick<FieldTexts, 'label' | 'mark'>) {
  return (
    <>
      {label}
      {mark !== undefined && <span className={styles.mark}> {mark}</span>}
    </>
  );
}

type Notes = Pick<FieldTexts, 'hint' | 'error' | 'disabledReason'>;

export function FieldNotes({ id, hint, error, disabledReason }: Notes & { id: string }) {
  return (
    <>
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {disabledReason !== undefined && (
        <p className={styles.reason} id={`${id}-reason`}>
          <Icon icon={LockIcon} size="text" />
          {disabledReason}
        </p>
      )}
      <FieldError id={id} error={error} />
    </>
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

/** The control's `aria-describedby`: the error first, because it is new. */
export function describedBy(id: string, { hint, error, disabledReason }: Notes): string | undefined {
  const notes = { error, hint, reason: disabledReason };
  const ids = Object.entries(notes).flatMap(([name, text]) => (text === undefined ? [] : [`${id}-${name}`]));
  return ids.join(' ') || undefined;
}
