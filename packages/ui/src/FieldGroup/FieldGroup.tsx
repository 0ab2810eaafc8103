import { describedBy, FieldName, FieldNotes, type FieldProps } from '../Field/Field.tsx';
import { field } from '../Field/Field.css.ts';
import * as styles from './FieldGroup.css.ts';

export interface FieldGroupProps extends FieldProps {
  /** For radio buttons, which share one error. */
  radio?: { required: boolean | undefined } | undefined;
}

/** A field made of several controls. The group has their common name. */
export function FieldGroup({ id, label, mark, extra, radio, children, ...texts }: FieldGroupProps) {
  const asRadio = radio !== undefined && {
    role: 'radiogroup',
    'aria-invalid': texts.error !== undefined || undefined,
    'aria-required': radio.required,
  };
  return (
    <fieldset aria-describedby={describedBy(id, texts)} {...asRadio}>
      <legend className={styles.legend}>
        <FieldName label={label} mark={mark} />
      </legend>
      <div className={field}>
        {children}
        {extra}
        <FieldNotes id={id} {...texts} />
      </div>
    </fieldset>
  );
}
