import { useState } from 'react';
import type { KitStates } from '../kit/kit-states.ts';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

const limit = {
  max: 140,
  left: (count: number) => `${count} left`,
  over: (count: number) => `${count} too many`,
};

function Own({ start = '', ...rest }: { start?: string } & Partial<TextAreaProps>) {
  const [value, setValue] = useState(start);
  return <TextArea label="What can we do better?" value={value} onChange={setValue} limit={limit} {...rest} />;
}

export const kit: KitStates = {
  title: 'TextArea',
  states: {
    empty: () => <Own />,
    filled: () => <Own start={'The tables are quick. I would like to see the last results\nbeside them.'} />,
    'too long': () => <Own start={'Loved it! '.repeat(16)} error="Write at most 140 characters." />,
    locked: () => <Own start="Sent yesterday." limit={undefined} disabledReason="We are reading your message." />,
  },
};
