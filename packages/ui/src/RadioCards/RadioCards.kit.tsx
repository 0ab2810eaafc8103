import { useState } from 'react';
import { TicketIcon } from '../Icon/icons.ts';
import type { KitStates } from '../kit/kit-states.ts';
import { PaymentMark } from '../PaymentMark/PaymentMark.tsx';
import { RadioCards, type RadioCardsProps } from './RadioCards.tsx';

const options = [
  { value: 'pix', label: 'PIX', description: 'R$ 20 to R$ 5,000. In your account at once.', mark: <PaymentMark kind="pix" /> },
  { value: 'bank', label: 'Bank transfer', description: 'From R$ 100. Within a working day.', mark: <PaymentMark kind="bankTransfer" /> },
  { value: 'card', label: 'Voucher', description: 'R$ 50 to R$ 2,000.', icon: TicketIcon },
];

function Own({ start = '', name, ...rest }: { start?: string; name: string } & Partial<RadioCardsProps>) {
  const [value, setValue] = useState(start);
  return <RadioCards label="How do you want to pay?" name={name} options={options} value={value} onChange={setValue} {...rest} />;
}

const withClosed = options.map((option) => (option.value === 'card' ? { ...option, disabledReason: 'Cards are back tomorrow.' } : option));

export const kit: KitStates = {
  title: 'RadioCards',
  states: {
    none: () => <Own name="none" />,
    chosen: () => <Own name="chosen" start="pix" hint="You can save it for the next time." />,
    'one closed': () => <Own name="closed" start="bank" options={withClosed} />,
    wrong: () => <Own name="wrong" error="Choose a way to pay." />,
    locked: () => <Own name="locked" start="pix" disabledReason="Your deposit is on its way." />,
  },
};
