import { Controller } from 'react-hook-form';
import { TextField } from '@livery/ui/TextField';
import type { ServerForm } from '#shared/forms/use-server-form.ts';
import type { AmountWriting } from '#shared/money/use-amount-format.ts';
import type { TermsValues } from '../../terms-form.rules.ts';

interface TierAmountProps {
  form: ServerForm<TermsValues>;
  name: string;
  label: string;
  amounts: AmountWriting;
}

/** An amount in a row of fields, in the font size of its neighbours so that it fits. */
export function TierAmount({ form, name, label, amounts }: TierAmountProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <TextField
          {...field}
          value={field.value ?? ''}
          {...form.marks(name)}
          label={label}
          prefix={amounts.symbol}
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          onBlur={() => {
            field.onChange(amounts.tidy(field.value ?? ''));
            field.onBlur();
          }}
        />
      )}
    />
  );
}
