import type { KitStates } from '../kit/kit-states.ts';
import { Spinner } from './Spinner.tsx';

export const kit: KitStates = {
  title: 'Spinner',
  states: {
    medium: () => <Spinner label="Loading…" />,
    small: () => <Spinner size="small" label="Loading…" />,
  },
};
