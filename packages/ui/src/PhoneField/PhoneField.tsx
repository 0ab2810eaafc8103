import { useDeferredValue, useId, useMemo, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react';
import { asciiDigits } from '@livery/contract/pasted-text';
import { writeCleaned } from '../write-cleaned.ts';
import { describedBy, Field, type FieldTexts } from '../Field/Field.tsx';
import { fieldBox } from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ChevronDownIcon, GlobeIcon } from '../Icon/icons.ts';
import * as styles from './PhoneField.css.ts';
import { readPhone, type PhoneCountry, type PhoneNumber } from './read-phone.ts';

export type { PhoneCountry, PhoneNumber } from './read-phone.ts';

export interface PhoneFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'size' | 'type' | 'value' | 'onChange' | 'disabled'> {
  countries: readonly PhoneCountry[];
  countryLabel: string;
  value: PhoneNumber;
  onChange: (phone: PhoneNumber) => void;
}

/** A phone number with its country. A typed or pasted `+55 11 …` selects the country. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, mark, hint, error, disabledReason, countries, countryLabel, value, onChange, id, ...rest } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const notes = { hint, error, disabledReason };
  const isDisabled = disabledReason !== undefined;
  const chosen = countries.find(({ code }) => code === value.country);
  const options = useOptions(countries, chosen);
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const phone = readPhone(target.value, value.country, countries);
    const digitsBehind = asciiDigits(target.value.slice(target.selectionEnd ?? undefined)).length;
    writeCleaned(target, phone.number, phone.number.length - digitsBehind);
    onChange(phone);
  };
  return (
    <Field id={fieldId} label={label} mark={mark} {...notes}>
      <span className={fieldBox({ isInvalid: error !== undefined })} aria-disabled={isDisabled || undefined}>
        <span className={styles.country}>
          {value.number.startsWith('+') ? (
            <Icon icon={GlobeIcon} size="small" />
          ) : (
            <span translate="no" aria-hidden="true">
              {`+${chosen?.dialling ?? ''}`}
            </span>
          )}
          <Icon icon={ChevronDownIcon} size="small" />
          <select
            className={styles.select}
            aria-label={countryLabel}
            value={value.country}
            disabled={isDisabled}
            onChange={(event) => onChange(readPhone(value.number, event.target.value, countries))}
          >
            {options}
          </select>
        </span>
        <input
          autoComplete="tel-national"
          {...rest}
          id={fieldId}
          type="tel"
          className={styles.input}
          value={value.number}
          readOnly={isDisabled || rest.readOnly}
          aria-disabled={isDisabled || undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(fieldId, notes)}
          onChange={change}
        />
      </span>
    </Field>
  );
}

/** Renders the selected country first and the other two hundred later, so that they do not delay typing. */
function useOptions(countries: readonly PhoneCountry[], chosen: PhoneCountry | undefined): ReactNode {
  const listed = useDeferredValue(countries, chosen === undefined ? [] : [chosen]);
  return useMemo(
    () =>
      listed.map(({ code, dialling, name }) => (
        <option key={code} value={code}>
          {`${name} (+${dialling})`}
        </option>
      )),
    [listed],
  );
}
