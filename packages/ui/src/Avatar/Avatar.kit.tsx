import type { KitStates } from '../kit/kit-states.ts';
import { Avatar } from './Avatar.tsx';

export const kit: KitStates = {
  title: 'Avatar',
  states: {
    small: () => <Avatar name="ana.lima" size="small" />,
    medium: () => <Avatar name="ana.lima" />,
    large: () => <Avatar name="Ana Beatriz Lima" size="large" />,
  },
};
