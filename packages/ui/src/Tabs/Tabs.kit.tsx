import { useState } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { GiftIcon, TicketIcon, TrophyIcon } from '../Icon/icons.ts';
import type { KitStates } from '../kit/kit-states.ts';
import { LinkTabs, Tabs, type TabItem } from './Tabs.tsx';

const items: TabItem[] = [
  { id: 'open', label: 'Open', icon: TicketIcon, detail: <Badge tone="second">3</Badge> },
  { id: 'settled', label: 'Settled', icon: TrophyIcon },
  { id: 'void', label: 'Void', icon: GiftIcon },
];
const many = ['Profile', 'Security', 'Payment accounts', 'Devices', 'Limits', 'My data'].map((label) => ({ id: label, label }));

function Parts({ of }: { of: readonly TabItem[] }) {
  const [value, setValue] = useState(of[0]?.id ?? '');
  return (
    <Tabs label="Bets" items={of} value={value} onChange={setValue}>
      {of.find(({ id }) => id === value)?.label}
    </Tabs>
  );
}

export const kit: KitStates = {
  title: 'Tabs',
  states: {
    parts: () => <Parts of={items} />,
    'more than fit': () => <Parts of={many} />,
    addresses: () => <LinkTabs label="My account" items={many.map((item) => ({ ...item, href: `#${item.id}` }))} current="Security" />,
  },
};
