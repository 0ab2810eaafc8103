import { useState } from 'react';
import type { KitStates } from '../kit/kit-states.ts';
import { Choices } from './Choices.tsx';

function Own({ start, labels }: { start: string; labels: readonly string[] }) {
  const [value, setValue] = useState(start);
  return <Choices label="Common periods" options={labels.map((label) => ({ label, value: label }))} value={value} onChoose={setValue} />;
}

export const kit: KitStates = {
  title: 'Choices',
  states: {
    none: () => <Own start="" labels={['Today', 'Yesterday', '7 days']} />,
    chosen: () => <Own start="7 days" labels={['Today', 'Yesterday', '7 days', '30 days', 'This month']} />,
  },
};
