import { useState } from 'react';
import type { KitStates } from '../kit/kit-states.ts';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';

function Own({ start = '', ...rest }: { start?: string } & Partial<CodeFieldProps>) {
  const [value, setValue] = useState(start);
  return <CodeField label="Code from the message" length={6} value={value} onChange={setValue} {...rest} />;
}

export const kit: KitStates = {
  title: 'CodeField',
  states: {
    empty: () => <Own hint="We sent it to •••• 4821." />,
    begun: () => <Own start="481" />,
    wrong: () => <Own start="481207" error="This code is not right. You have 4 more tries." />,
    locked: () => <Own disabledReason="Too many attempts. Wait 5 minutes." />,
    'four digits': () => <Own length={4} start="48" label="Payment code" />,
  },
};
