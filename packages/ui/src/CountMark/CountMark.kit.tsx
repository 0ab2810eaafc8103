import type { KitStates } from '../kit/kit-states.ts';
import { CountMark } from './CountMark.tsx';

export const kit: KitStates = {
  title: 'CountMark',
  states: {
    few: () => <CountMark count={3} label="3 new" />,
    many: () => <CountMark count={128} label="128 new" />,
  },
};
