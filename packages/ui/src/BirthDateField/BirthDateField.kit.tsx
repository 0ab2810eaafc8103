import { useState } from 'react';
import type { KitStates } from '../kit/kit-states.ts';
import { BirthDateField, type BirthDateFieldProps } from './BirthDateField.tsx';

const labels = { day: 'Day', month: 'Month', year: 'Year' };
const empty = { day: '', month: '', year: '' };

function Own({ start = empty, ...rest }: { start?: typeof empty } & Partial<BirthDateFieldProps>) {
  const [value, setValue] = useState(start);
  return (
    <BirthDateField label="Date of birth" order={['day', 'month', 'year']} labels={labels} value={value} onChange={setValue} {...rest} />
  );
}

export const kit: KitStates = {
  title: 'BirthDateField',
  states: {
    empty: () => <Own hint="You must be 18 to play." />,
    filled: () => <Own start={{ day: '17', month: '5', year: '1991' }} />,
    wrong: () => <Own start={{ day: '31', month: '2', year: '1991' }} error="There is no such day." />,
    locked: () => <Own start={{ day: '17', month: '5', year: '1991' }} disabledReason="Confirmed by your document." />,
  },
};
