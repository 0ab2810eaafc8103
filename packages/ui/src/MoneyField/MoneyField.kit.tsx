import { useState } from 'react';
import type { KitStates } from '../kit/kit-states.ts';
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx';

const quick = { label: 'Quick amounts', amounts: ['20.00', '50.00', '100.00', '500.00'] };

function Own({ start = '', ...rest }: { start?: string } & Partial<MoneyFieldProps>) {
  const [value, setValue] = useState(start);
  return <MoneyField label="Amount" symbol="R$" tidy={(text) => text.trim()} value={value} onChange={setValue} quick={quick} {...rest} />;
}

export const kit: KitStates = {
  title: 'MoneyField',
  states: {
    empty: () => <Own hint="R$ 20.00 to R$ 5,000.00. No fee." />,
    chosen: () => <Own start="100.00" />,
    'symbol behind': () => <Own start="1.250,00" symbol="€" symbolPlace="after" quick={undefined} />,
    wrong: () => <Own start="9,000.00" error="At most R$ 5,000.00 at a time." />,
    locked: () => <Own start="250.00" disabledReason="This deposit is on its way." />,
  },
};
