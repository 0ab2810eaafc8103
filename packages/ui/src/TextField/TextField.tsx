import { useId, useState, type ComponentPropsWithRef } from 'react';
import { Field, fieldIds } from '../Field/Field.tsx';
import { Icon, type IconNode } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { EyeIcon, EyeOffIcon } from '../Icon/icons.ts';
import * as styles from './TextField.css.ts';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'size'> {
  label: string;
  hint?: string | undefined;
  /** Announced and tied to the field; the field is invalid while it is there. */
  error?: string | undefined;
  icon?: IconNode | undefined;
  /** Offers to show a password; both names are spoken. */
  reveal?: { show: string; hide: string } | undefined;
}

export function TextField({ label, hint, error, icon, reveal, type = 'text', id, ...rest }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [isRevealed, setRevealed] = useState(false);
  return (
    <Field id={fieldId} label={label} hint={hint} error={error} isRequired={rest.required}>
      <span className={styles.box({ isInvalid: error !== undefined })}>
        {icon !== undefined && (
          <span className={styles.icon}>
            <Icon icon={icon} size="small" />
          </span>
        )}
        <input
          {...rest}
          id={fieldId}
          className={styles.input}
          type={reveal !== undefined && isRevealed ? 'text' : type}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={fieldIds(fieldId, hint, error)}
        />
        {reveal !== undefined && (
          <IconButton
            icon={isRevealed ? EyeOffIcon : EyeIcon}
            label={isRevealed ? reveal.hide : reveal.show}
            aria-controls={fieldId}
            onClick={() => setRevealed(!isRevealed)}
          />
        )}
      </span>
    </Field>
  );
}
