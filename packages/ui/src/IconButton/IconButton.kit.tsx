import { BellIcon, HeartIcon, XIcon } from '../Icon/icons.ts';
import type { KitStates } from '../kit/kit-states.ts';
import { IconButton, IconLink } from './IconButton.tsx';

export const kit: KitStates = {
  title: 'IconButton',
  states: {
    quiet: () => <IconButton icon={XIcon} label="Close" />,
    plain: () => <IconButton icon={XIcon} label="Close" variant="plain" />,
    solid: () => <IconButton icon={HeartIcon} label="Favourite" variant="solid" />,
    pressed: () => <IconButton icon={HeartIcon} label="Favourite" pressed />,
    'with a count': () => <IconButton icon={BellIcon} label="Notices, 3 unread" mark={3} />,
    link: () => <IconLink icon={BellIcon} label="Notices" href="#notices" />,
  },
};
