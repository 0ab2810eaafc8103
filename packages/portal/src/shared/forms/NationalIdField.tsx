import { useController, type FieldValues, type Path } from 'react-hook-form';
import { MaskedField } from '@livery/ui/MaskedField';
import { TextField, type TextFieldProps } from '@livery/ui/TextField';
import { useBrand } from '../pages/brand.tsx';
import type { ServerForm } from './use-server-form.ts';

interface NationalIdFieldProps<Values extends FieldValues> extends Pick<TextFieldProps, 'label' | 'mark' | 'hint'> {
  form: Pick<ServerForm<Values>, 'control' | 'field' | 'marks'>;
  name: Path<Values>;
}

/** A country's national id number. In Brazil it is a CPF, shown as 000.000.000-00 and sent as digits. */
export function NationalIdField<Values extends FieldValues>(props: NationalIdFieldProps<Values>) {
  const { format, saferPlay } = useBrand();
  if (saferPlay.jurisdiction === 'BR' || format.currency === 'BRL') return <CpfField {...props} />;
  const { form, name, ...texts } = props;
  return <TextField {...form.field(name)} {...texts} inputMode="numeric" autoComplete="off" autoCapitalize="none" spellCheck={false} />;
}

function CpfField<Values extends FieldValues>({ form, name, ...texts }: NationalIdFieldProps<Values>) {
  const {
    field: { value, onChange, ...rest },
  } = useController({ control: form.control, name });
  return <MaskedField {...rest} {...form.marks(name)} {...texts} mask="000.000.000-00" value={value} onChange={onChange} />;
}
