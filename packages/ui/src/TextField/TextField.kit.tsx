import { useState } from 'react';
import { AtSignIcon, UserIcon } from '../Icon/icons.ts';
import type { KitStates } from '../kit/kit-states.ts';
import { StrengthMeter } from '../StrengthMeter/StrengthMeter.tsx';
import { TextField } from './TextField.tsx';

const reveal = { show: 'Show the password', hide: 'Hide the password' };

function Password() {
  const [value, setValue] = useState('Mango-tree');
  const score = Math.min(4, Math.ceil(value.length / 4)) as 0 | 1 | 2 | 3 | 4;
  const word = ['', 'Too weak', 'Weak', 'Good', 'Strong'][score] ?? '';
  return (
    <TextField
      label="Password"
      type="password"
      autoComplete="new-password"
      reveal={reveal}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      extra={<StrengthMeter score={score} word={word} />}
    />
  );
}

export const kit: KitStates = {
  title: 'TextField',
  states: {
    empty: () => <TextField label="Username" />,
    hint: () => <TextField label="Username" hint="6 to 16 letters and numbers, a letter first" icon={UserIcon} />,
    optional: () => <TextField label="Full name" mark="optional" autoComplete="name" />,
    prefix: () => <TextField label="Telegram" prefix="t.me/" defaultValue="marina" />,
    wrong: () => (
      <TextField label="Email" icon={AtSignIcon} defaultValue="marina@" error="Enter an email address, like name@example.com." />
    ),
    locked: () => <TextField label="Email" defaultValue="m•••••@example.com" disabledReason="Confirm your phone first to change this." />,
    password: () => <Password />,
    'long words': () => (
      <TextField
        label="Name of the account holder as it is written in the documents of the bank"
        hint="Transfers to an account of somebody else are sent back."
        defaultValue="Wolfeschlegelsteinhausenbergerdorff"
      />
    ),
  },
};
