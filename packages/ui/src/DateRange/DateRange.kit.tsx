import { useState } from 'react';
import type { KitStates } from '../kit/kit-states.ts';
import { DateRange, type DateRangeProps } from './DateRange.tsx';

const labels = { from: 'From', to: 'To', presets: 'Common periods' };
const presets = [
  { label: 'Today', from: '2026-05-17', to: '2026-05-17' },
  { label: '7 days', from: '2026-05-11', to: '2026-05-17' },
  { label: '30 days', from: '2026-04-18', to: '2026-05-17' },
  { label: 'This month', from: '2026-05-01', to: '2026-05-17' },
];

function Own({ start = { from: '2026-05-11', to: '2026-05-17' }, ...rest }: { start?: DateRangeProps['value'] } & Partial<DateRangeProps>) {
  const [value, setValue] = useState(start);
  return <DateRange label="Period" labels={labels} presets={presets} max="2026-05-17" value={value} onChange={setValue} {...rest} />;
}

export const kit: KitStates = {
  title: 'DateRange',
  states: {
    preset: () => <Own />,
    custom: () => <Own start={{ from: '2026-05-02', to: '2026-05-09' }} hint="At most 90 days." />,
    wrong: () => <Own start={{ from: '2026-01-02', to: '2026-05-09' }} error="Choose at most 90 days." />,
    locked: () => <Own disabledReason="Your records open with your first game." />,
  },
};
