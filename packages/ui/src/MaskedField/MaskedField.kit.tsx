import { useState } from 'react';
import type { KitStates } from '../kit/kit-states.ts';
import { MaskedField, type MaskedFieldProps } from './MaskedField.tsx';

function Own({ start = '', ...rest }: { start?: string } & Partial<MaskedFieldProps>) {
  const [value, setValue] = useState(start);
  return <MaskedField label="CPF" mask="000.000.000-00" value={value} onChange={setValue} {...rest} />;
}

export const kit: KitStates = {
  title: 'MaskedField',
  states: {
    empty: () => <Own hint="Eleven digits" />,
    filled: () => <Own start="52998224725" />,
    partial: () => <Own start="5299" />,
    wrong: () => <Own start="529982" error="Enter 11 digits." />,
    locked: () => <Own start="52998224725" disabledReason="This number is confirmed." />,
  },
};
