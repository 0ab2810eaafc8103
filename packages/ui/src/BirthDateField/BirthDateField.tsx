import { asciiDigits, plainText } from '@livery/contract/pasted-text';
import { useId, type ClipboardEvent, type Ref } from 'react';
import { describedBy, type FieldTexts } from '../Field/Field.tsx';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import { fieldBox } from '../Field/Field.css.ts';
import { writeCleaned } from '../write-cleaned.ts';
import * as styles from './BirthDateField.css.ts';

export type DatePart = 'day' | 'month' | 'year';

/** The typed digits. The field's owner decides whether they form a date. */
export type DateParts = Record<DatePart, string>;

export interface BirthDateFieldProps extends FieldTexts {
  /** In the order of the language. */
  order: readonly DatePart[];
  labels: Record<DatePart, string>;
  value: DateParts;
  onChange: (parts: DateParts) => void;
  required?: boolean | undefined;
  /** The error of the first part. */
  ref?: Ref<HTMLInputElement> | undefined;
  id?: string | undefined;
}

/** Three short fields, because typing a birth date is quicker than paging a calendar back by decades. */
export function BirthDateField({ order, labels, value, onChange, required, ref, id, ...texts }: BirthDateFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const paste = (event: ClipboardEvent) => {
    const parts = readParts(event.clipboardData.getData('text'), order);
    if (parts === null) return;
    event.preventDefault();
    onChange(parts);
  };
  return (
    <FieldGroup id={fieldId} {...texts}>
      <div className={styles.parts}>
        {order.map((part, index) => (
          <label key={part} className={styles.part}>
            <span className={styles.partName}>{labels[part]}</span>
            <span className={fieldBox({ isInvalid: texts.error !== undefined })}>
              <input
                ref={index === 0 ? ref : undefined}
                className={styles.input}
                data-part={part}
                inputMode="numeric"
                autoComplete={`bday-${part}`}
                required={required}
                value={value[part]}
                readOnly={texts.disabledReason !== undefined}
                aria-disabled={texts.disabledReason !== undefined || undefined}
                aria-invalid={texts.error !== undefined || undefined}
                aria-describedby={describedBy(fieldId, { error: texts.error })}
                onPaste={paste}
                onChange={({ target }) => {
                  const digits = asciiDigits(target.value).slice(0, part === 'year' ? 4 : 2);
                  writeCleaned(target, digits, asciiDigits(target.value.slice(0, target.selectionEnd ?? undefined)).length);
                  onChange({ ...value, [part]: digits });
                }}
              />
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

/** A whole date pasted into any part: year first, or in the field's order. */
function readParts(text: string, order: readonly DatePart[]): DateParts | null {
  const groups = plainText(text).split(/\D+/);
  if (groups.length !== 3 || groups.some((group) => group === '')) return null;
  const places = groups[0]?.length === 4 ? (['year', 'month', 'day'] as const) : order;
  const at = (part: DatePart) => groups[places.indexOf(part)] ?? '';
  const isDate = at('year').length === 4 && at('month').length <= 2 && at('day').length <= 2;
  return isDate ? { day: at('day'), month: at('month'), year: at('year') } : null;
}
