import { useState } from 'react';
import type { KitStates } from '../kit/kit-states.ts';
import { Countdown, type CountdownProps } from './Countdown.tsx';

const twoDigits = (value: number) => String(value).padStart(2, '0');
const format: CountdownProps['format'] = ({ days, hours, minutes, seconds }) =>
  `${days} d ${twoDigits(hours)}:${twoDigits(minutes)}:${twoDigits(seconds)}`;

function Until({ left }: { left: number }) {
  const [until] = useState(() => Date.now() + left);
  return <Countdown label="Time left" until={until} clockOffset={0} format={format} />;
}

export const kit: KitStates = {
  title: 'Countdown',
  states: { running: () => <Until left={100_000_000} />, over: () => <Until left={-1} /> },
};
