import type { KitStates } from '../kit/kit-states.ts';
import { Breakdown } from './Breakdown.tsx';

export const kit: KitStates = {
  title: 'Breakdown',
  states: {
    sum: () => (
      <Breakdown
        rows={[
          { label: 'You pay', amount: 'R$ 200.00' },
          { label: 'Fee', amount: 'R$ 3.00' },
          { label: 'You get', amount: 'R$ 197.00' },
        ]}
      />
    ),
    'not known yet': () => (
      <Breakdown
        rows={[
          { label: 'Fee', amount: '–' },
          { label: 'You get', amount: '–' },
        ]}
      />
    ),
  },
};
