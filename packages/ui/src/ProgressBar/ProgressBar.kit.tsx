import type { KitStates } from '../kit/kit-states.ts';
import { ProgressBar } from './ProgressBar.tsx';

export const kit: KitStates = {
  title: 'ProgressBar',
  states: {
    'nothing yet': () => <ProgressBar label="Stakes for your bonus" value={0} max={400} valueText="R$ 0.00 of R$ 400.00" />,
    'on the way': () => <ProgressBar label="Stakes for your bonus" value={120} max={400} valueText="R$ 120.00 of R$ 400.00" />,
    reached: () => <ProgressBar label="To level 4" value={90} max={90} valueText="All 90 points" tone="money" />,
    'a limit that is nearly used': () => (
      <ProgressBar kind="meter" label="Deposits this week" value={940} max={1000} valueText="R$ 60.00 left" tone="negative" />
    ),
  },
};
