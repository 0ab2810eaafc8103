import { Controller, type FieldValues, type Path } from 'react-hook-form';
import { MoneyField, type MoneyFieldProps } from '@livery/ui/MoneyField';
import type { MinorUnits } from '@livery/contract/money';
import type { AmountWriting } from './use-amount-format.ts';
import type { ServerForm } from '../forms/use-server-form.ts';

interface AmountFieldProps<Values extends FieldValues> extends Pick<MoneyFieldProps, 'label' | 'hint'> {
  form: Pick<ServerForm<Values>, 'control' | 'marks'>;
  name: Path<Values>;
  writing: AmountWriting;
  /** Amounts to enter with one press. */
  quick: { label: string; amounts: readonly (MinorUnits | { amount: MinorUnits; label: string })[] };
}

/** An amount field checked by the gateway's rules, formatted and parsed in the brand's format. */
export function AmountField<Values extends FieldValues>({ form, name, writing, quick, ...texts }: AmountFieldProps<Values>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <MoneyField
          {...field}
          value={field.value ?? ''}
          {...form.marks(name)}
          {...texts}
          symbol={writing.symbol}
          tidy={writing.tidy}
          quick={{
            label: quick.label,
            amounts: quick.amounts.map((each) =>
              typeof each === 'number' ? writing.number(each) : { label: each.label, value: writing.number(each.amount) },
            ),
          }}
        />
      )}
    />
  );
}
