import { useState } from 'react';
import type { KitStates } from '../kit/kit-states.ts';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';

const countries = [
  { code: 'BR', dialling: '55', name: 'Brazil' },
  { code: 'PT', dialling: '351', name: 'Portugal' },
  { code: 'US', dialling: '1', name: 'United States' },
];

function Own({ start = '', ...rest }: { start?: string } & Partial<PhoneFieldProps>) {
  const [value, setValue] = useState({ country: 'BR', number: start });
  return <PhoneField label="Mobile number" countries={countries} countryLabel="Country" value={value} onChange={setValue} {...rest} />;
}

export const kit: KitStates = {
  title: 'PhoneField',
  states: {
    empty: () => <Own hint="We send a code to it." />,
    filled: () => <Own start="11987654321" />,
    'country not known yet': () => <Own start="+44" />,
    wrong: () => <Own start="11" error="Enter a mobile number with 8 to 15 digits." />,
    locked: () => <Own start="11987654321" disabledReason="This number is confirmed." />,
  },
};
