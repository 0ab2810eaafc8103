import { useId, type ComponentPropsWithRef } from 'react';
import { describedBy, Field, type FieldTexts } from '../Field/Field.tsx';
import { fieldBox } from '../Field/Field.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { countGraphemes } from './graphemes.ts';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'style' | 'value' | 'onChange' | 'maxLength' | 'disabled'> {
  value: string;
  onChange: (text: string) => void;
  /** Counted in graphemes. Longer text is accepted and shows an error, so that pasted text is never cut silently. */
  limit?: { max: number; left: (count: number) => string; over: (count: number) => string } | undefined;
}

export function TextArea({ label, mark, hint, error, disabledReason, limit, value, onChange, id, ...rest }: TextAreaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const notes = { hint, error, disabledReason };
  return (
    <Field id={fieldId} label={label} mark={mark} {...notes} extra={limit !== undefined && <Counter value={value} {...limit} />}>
      <span className={`${fieldBox({ isInvalid: error !== undefined })} ${styles.box}`}>
        <textarea
          rows={4}
          {...rest}
          id={fieldId}
          className={styles.area}
          value={value}
          readOnly={disabledReason !== undefined || rest.readOnly}
          aria-disabled={disabledReason !== undefined || undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(fieldId, notes)}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
    </Field>
  );
}

/** Announced only in the last tenth, because an announcement after every key would drown out the typing. */
function Counter({ value, max, left, over }: { value: string } & NonNullable<TextAreaProps['limit']>) {
  const rest = max - countGraphemes(value);
  const words = rest < 0 ? over(-rest) : left(rest);
  return (
    <>
      <p className={styles.counter} data-over={rest < 0} aria-hidden="true">
        {words}
      </p>
      <VisuallyHidden>
        <span aria-live="polite">{rest <= max / 10 ? words : ''}</span>
      </VisuallyHidden>
    </>
  );
}
