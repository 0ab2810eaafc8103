import { Controller } from 'react-hook-form';
import { MoneyField } from '@livery/ui/MoneyField';
import type { ServerForm } from '#shared/forms/use-server-form.ts';
import type { AmountWriting } from '#shared/money/use-amount-format.ts';
import type { TermsValues } from '../../terms-form.rules.ts';

interface AmountInputProps {
  form: ServerForm<TermsValues>;
  name: string;
  label: string;
  hint?: string;
  amounts: AmountWriting;
}

export function AmountInput({ form, name, amounts, ...texts }: AmountInputProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <MoneyField {...field} value={field.value ?? ''} {...form.marks(name)} {...texts} symbol={amounts.symbol} tidy={amounts.tidy} />
      )}
    />
  );
}
