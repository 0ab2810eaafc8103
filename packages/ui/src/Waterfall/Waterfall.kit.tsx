import type { KitStates } from '../kit/kit-states.ts';
import { Waterfall } from './Waterfall.tsx';

export const kit: KitStates = {
  title: 'Waterfall',
  states: {
    'with what is left': () => (
      <Waterfall
        caption="From the result to what counts, in reais"
        parts={[
          { label: 'What the house won', value: 27_000, text: 'R$ 270.00', isSum: true },
          { label: 'Bonuses', value: -2_700, text: '-R$ 27.00' },
          { label: 'Put right', value: 900, text: '+R$ 9.00' },
          { label: 'What counts', value: 25_200, text: 'R$ 252.00', isSum: true },
        ]}
      />
    ),
    'below zero': () => (
      <Waterfall
        caption="From your gross to what is left, in reais"
        parts={[
          { label: 'Your gross', value: 600, text: 'R$ 6.00', isSum: true },
          { label: 'To your downline', value: -2_500, text: '-R$ 25.00' },
          { label: 'What is left', value: -1_900, text: '-R$ 19.00', isSum: true },
        ]}
      />
    ),
  },
};
