import { useState } from 'react';
import { FlameIcon, HeartIcon, HouseIcon } from '../Icon/icons.ts';
import type { KitStates } from '../kit/kit-states.ts';
import { CategoryNav, categoryTabId, type CategoryNavProps } from './CategoryNav.tsx';

const items = [
  { id: 'home', label: 'Home', icon: HouseIcon },
  { id: 'hot', label: 'Hot', icon: FlameIcon },
  { id: 'favourites', label: 'Favourites', icon: HeartIcon, detail: 12 },
  ...['Casino', 'Live', 'Fishing', 'Poker', 'Sports', 'E-sports'].map((label) => ({ id: label, label, icon: FlameIcon })),
];

function Menu({ variant }: { variant: CategoryNavProps<string>['variant'] }) {
  const [value, setValue] = useState('hot');
  return (
    <>
      <CategoryNav
        label="Categories"
        items={items}
        value={value}
        renderLink={(id, { children, ...props }) => (
          <a {...props} href={`#${id}`} onClick={() => setValue(id)}>
            {children}
          </a>
        )}
        variant={variant}
        panelId={`panel-${variant}`}
      />
      <div id={`panel-${variant}`} role="tabpanel" aria-labelledby={categoryTabId(`panel-${variant}`, value)}>
        {items.find(({ id }) => id === value)?.label}
      </div>
    </>
  );
}

export const kit: KitStates = {
  title: 'CategoryNav',
  states: {
    chips: () => <Menu variant="chips" />,
    tabs: () => <Menu variant="tabs" />,
    tiles: () => <Menu variant="tiles" />,
  },
};
