import { useState } from 'react';
import { MoonIcon, SunIcon } from '../Icon/icons.ts';
import type { KitStates } from '../kit/kit-states.ts';
import { Switch, type SwitchProps } from './Switch.tsx';

function Own({ start, icons }: { start: boolean; icons?: SwitchProps['icons'] }) {
  const [isOn, setOn] = useState(start);
  return <Switch label="Hide my balance" checked={isOn} onChange={setOn} icons={icons} />;
}

export const kit: KitStates = {
  title: 'Switch',
  states: {
    off: () => <Own start={false} />,
    on: () => <Own start />,
    icons: () => <Own start icons={{ off: SunIcon, on: MoonIcon }} />,
  },
};
