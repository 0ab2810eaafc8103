import { useState } from 'react';
import type { KitStates } from '../kit/kit-states.ts';
import { DateField, type DateFieldProps } from './DateField.tsx';

function Own({ start = '', ...rest }: { start?: string } & Partial<DateFieldProps>) {
  const [value, setValue] = useState(start);
  return <DateField label="Document valid until" value={value} onChange={setValue} {...rest} />;
}

export const kit: KitStates = {
  title: 'DateField',
  states: {
    empty: () => <Own />,
    chosen: () => <Own start="2031-05-17" hint="As it stands on the document." />,
    wrong: () => <Own start="2019-05-17" error="This document has expired." />,
    locked: () => <Own start="2031-05-17" disabledReason="Your document is confirmed." />,
  },
};
