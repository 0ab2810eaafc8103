import type { KitStates } from '../kit/kit-states.ts';
import { StrengthMeter } from './StrengthMeter.tsx';

export const kit: KitStates = {
  title: 'StrengthMeter',
  states: {
    empty: () => <StrengthMeter score={0} word="" />,
    weak: () => <StrengthMeter score={1} word="Too weak" />,
    good: () => <StrengthMeter score={3} word="Good" />,
    strong: () => <StrengthMeter score={4} word="Strong" />,
  },
};
