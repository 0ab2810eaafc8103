import { useId, type ReactNode, type Ref } from 'react';
import type { FieldTexts } from '../Field/Field.tsx';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import { Icon, type IconNode } from '../Icon/Icon.tsx';
import * as styles from './RadioCards.css.ts';

export interface RadioCard {
  value: string;
  label: string;
  /** Limits, fee, duration. */
  description?: ReactNode;
  icon?: IconNode | undefined;
  /** A drawing in place of the icon. */
  mark?: ReactNode;
  /** Why it is disabled. Replaces the description. */
  disabledReason?: ReactNode;
}

export interface RadioCardsProps extends FieldTexts {
  /** The name of the form value. */
  name: string;
  options: readonly RadioCard[];
  /** Empty while nothing is selected. */
  value: string;
  onChange: (value: string) => void;
  required?: boolean | undefined;
  /** A ref to the first card, to focus it on an error. */
  ref?: Ref<HTMLInputElement> | undefined;
  id?: string | undefined;
}

/** A choice of a few options, each with the facts needed to decide. */
export function RadioCards({ name, options, value, onChange, required, ref, id, ...texts }: RadioCardsProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldGroup id={fieldId} radio={{ required }} {...texts}>
      <div className={styles.cards}>
        {options.map((option, index) => {
          const description = option.disabledReason ?? option.description;
          const textId = `${fieldId}-${index}`;
          return (
            <label key={option.value} className={styles.card}>
              <input
                ref={index === 0 ? ref : undefined}
                type="radio"
                className={styles.dot}
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={texts.disabledReason !== undefined || option.disabledReason !== undefined}
                aria-labelledby={textId}
                aria-describedby={description === undefined ? undefined : `${textId}-more`}
                onChange={() => onChange(option.value)}
              />
              <span className={styles.content}>
                <span className={styles.name} id={textId}>
                  {option.label}
                </span>
                {description !== undefined && (
                  <span className={styles.description} id={`${textId}-more`}>
                    {description}
                  </span>
                )}
              </span>
              {option.mark}
              {option.icon !== undefined && (
                <span className={styles.icon}>
                  <Icon icon={option.icon} />
                </span>
              )}
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}
