import { useState } from 'react';
import { GlobeIcon } from '../Icon/icons.ts';
import type { KitStates } from '../kit/kit-states.ts';
import { Select, type SelectProps } from './Select.tsx';

const options = [
  { value: 'cpf', label: 'CPF' },
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone' },
  { value: 'random', label: 'Random key' },
];

function Own({ start = '', ...rest }: { start?: string } & Partial<SelectProps>) {
  const [value, setValue] = useState(start);
  return <Select label="Kind of PIX key" options={options} value={value} onChange={setValue} {...rest} />;
}

export const kit: KitStates = {
  title: 'Select',
  states: {
    empty: () => <Own placeholder="Choose one" />,
    chosen: () => <Own start="email" hint="Your withdrawals go there." />,
    icon: () => <Own start="random" icon={GlobeIcon} />,
    wrong: () => <Own placeholder="Choose one" error="Choose the kind of your key." />,
    locked: () => <Own start="cpf" disabledReason="A withdrawal to this key is on its way." />,
  },
};
