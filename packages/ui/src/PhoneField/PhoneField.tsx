import { useDeferredValue, useId, useMemo, type ComponentPropsWithRef, type ReactNode } from 'react';
import { asciiDigits } from '../ascii-digits.ts';
import { describedBy, Field, type FieldTexts } from '../Field/Field.tsx';
import { fieldBox } from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ChevronDownIcon } from '../Icon/icons.ts';
import * as styles from './PhoneField.css.ts';

export interface PhoneCountry {
  /** ISO 3166-1, e.g. `BR`. */
  code: string;
  /** Digits after the plus, e.g. `55`. */
  dialling: string;
  name: string;
}

/** `number` holds the digits without the country's code. */
export interface PhoneNumber {
  country: string;
  number: string;
}

export interface PhoneFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'size' | 'type' | 'value' | 'onChange' | 'disabled'> {
  countries: readonly PhoneCountry[];
  countryLabel: string;
  value: PhoneNumber;
  onChange: (phone: PhoneNumber) => void;
}

/** A phone number with its country; a pasted `+55 11 …` chooses the country by itself. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, mark, hint, error, disabledReason, countries, countryLabel, value, onChange, id, ...rest } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const notes = { hint, error, disabledReason };
  const isDisabled = disabledReason !== undefined;
  const chosen = countries.find(({ code }) => code === value.country);
  const options = useOptions(countries, chosen);
  return (
    <Field id={fieldId} label={label} mark={mark} {...notes}>
      <span className={fieldBox({ isInvalid: error !== undefined })} aria-disabled={isDisabled || undefined}>
        <span className={styles.country}>
          <span aria-hidden="true">+{chosen?.dialling}</span>
          <Icon icon={ChevronDownIcon} size="small" />
          <select
            className={styles.select}
            aria-label={countryLabel}
            value={value.country}
            disabled={isDisabled}
            onChange={(event) => onChange({ ...value, country: event.target.value })}
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
          onChange={(event) => onChange(readPhone(event.target.value, value.country, countries))}
        />
      </span>
    </Field>
  );
}

/** The chosen one stands there with the field; two hundred others keep nobody from it, nor from typing. */
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

/** The chosen country wins where several share a code; else the longest code that fits. */
function readPhone(text: string, country: string, countries: readonly PhoneCountry[]): PhoneNumber {
  const digits = asciiDigits(text);
  if (!/^\s*(?:\+|＋|00)/.test(text)) return { country, number: digits };
  const whole = digits.replace(/^00/, '');
  const fits = countries.filter(({ dialling }) => whole.startsWith(dialling));
  const longest = Math.max(...fits.map(({ dialling }) => dialling.length));
  const best = fits.filter(({ dialling }) => dialling.length === longest);
  const found = best.find(({ code }) => code === country) ?? best[0];
  return found === undefined ? { country, number: digits } : { country: found.code, number: whole.slice(found.dialling.length) };
}
