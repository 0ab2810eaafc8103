import { Button } from '../Button/Button.tsx';
import { LogOutIcon, ReceiptIcon, UserIcon } from '../Icon/icons.ts';
import type { KitStates } from '../kit/kit-states.ts';
import { Menu } from './Menu.tsx';

const items = [
  { id: 'account', label: 'My account', icon: UserIcon, href: '#account', isCurrent: true },
  { id: 'record', label: 'Transactions', icon: ReceiptIcon, href: '#record', detail: 4 },
  { id: 'leave', label: 'Sign out', icon: LogOutIcon, tone: 'danger' as const, startsGroup: true },
];

export const kit: KitStates = {
  title: 'Menu',
  states: {
    closed: () => <Menu label="Account" items={items} trigger={(props) => <Button {...props}>Account</Button>} />,
  },
};
