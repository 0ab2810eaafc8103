import type { ChangeEvent } from 'react';
import { asciiDigits } from '@livery/contract/pasted-text';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { writeCleaned } from '../write-cleaned.ts';
import { caretAfter, masked, slotsOf } from './masked.ts';

export interface MaskedFieldProps extends Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'maxLength' | 'reveal'
> {
  /** A `0` for each digit, e.g. `000.000.000-00`. */
  mask: string;
  /** Digits only. */
  value: string;
  onChange: (digits: string) => void;
}

/** A number shown in groups while it is typed. Its value is the digits alone. */
export function MaskedField({ mask, value, onChange, ...rest }: MaskedFieldProps) {
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const digits = asciiDigits(target.value).slice(0, slotsOf(mask));
    const text = masked(mask, digits);
    const digitsBefore = asciiDigits(target.value.slice(0, target.selectionEnd ?? undefined)).length;
    // In front of a separator, the Delete key would remove the same separator again and again and never reach the digit
    // behind it.
    const isForward = (nativeEvent as InputEvent).inputType === 'deleteContentForward';
    writeCleaned(target, text, caretAfter(text, digitsBefore, isForward));
    onChange(digits);
  };
  return <TextField autoComplete="off" {...rest} inputMode="numeric" value={masked(mask, value)} onChange={change} />;
}
