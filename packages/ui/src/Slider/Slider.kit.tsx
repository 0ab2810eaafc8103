import { useState } from 'react';
import type { KitStates } from '../kit/kit-states.ts';
import { Slider } from './Slider.tsx';

function Own({ start, label = 'Turnover' }: { start: number; label?: string }) {
  const [value, setValue] = useState(start);
  return <Slider label={label} value={value} onChange={setValue} max={100_000} step={500} valueText={`R$ ${value.toFixed(2)}`} />;
}

export const kit: KitStates = {
  title: 'Slider',
  states: {
    start: () => <Own start={0} />,
    middle: () => <Own start={50_000} />,
    end: () => <Own start={100_000} label="A label that is so long that it takes two lines on a narrow phone, or even three of them" />,
  },
};
