import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { describedBy, Field, type FieldTexts } from '../Field/Field.tsx';
import { control, fieldBox, icon as iconPlace } from '../Field/Field.css.ts';
import { Icon, type IconNode } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { EyeIcon, EyeOffIcon } from '../Icon/icons.ts';
import * as styles from './TextField.css.ts';

export interface TextFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'size' | 'disabled' | 'prefix'> {
  icon?: IconNode | undefined;
  /** A prefix that is not part of the value, e.g. an at sign. */
  prefix?: string | undefined;
  /** Offers to show a password. Both labels are spoken. */
  reveal?: { show: string; hide: string } | undefined;
  /** Shown below the field: the strength of a password. */
  extra?: ReactNode;
}

export function TextField({
  label,
  mark,
  hint,
  error,
  disabledReason,
  icon,
  prefix,
  reveal,
  extra,
  type = 'text',
  id,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [isRevealed, setRevealed] = useState(false);
  const notes = { hint, error, disabledReason };
  const isDisabled = disabledReason !== undefined || undefined;
  return (
    <Field id={fieldId} label={label} mark={mark} extra={extra} {...notes}>
      <span className={fieldBox({ isInvalid: error !== undefined })}>
        {icon !== undefined && (
          <span className={iconPlace}>
            <Icon icon={icon} size="small" />
          </span>
        )}
        {prefix !== undefined && (
          <span className={styles.prefix} aria-hidden="true">
            {prefix}
          </span>
        )}
        <input
          {...rest}
          id={fieldId}
          className={control}
          type={reveal !== undefined && isRevealed ? 'text' : type}
          readOnly={isDisabled ?? rest.readOnly}
          aria-disabled={isDisabled}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(fieldId, notes)}
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
