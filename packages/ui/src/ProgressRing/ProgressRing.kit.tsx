import { Icon } from '../Icon/Icon.tsx';
import { CheckIcon, TrophyIcon } from '../Icon/icons.ts';
import type { KitStates } from '../kit/kit-states.ts';
import { ProgressRing } from './ProgressRing.tsx';

export const kit: KitStates = {
  title: 'ProgressRing',
  states: {
    'nothing yet': () => (
      <ProgressRing label="Rounds" value={0} max={5} valueText="0 of 5 rounds">
        <Icon icon={TrophyIcon} />
      </ProgressRing>
    ),
    'on the way': () => (
      <ProgressRing label="Rounds" value={3} max={5} valueText="3 of 5 rounds" size="small">
        3
      </ProgressRing>
    ),
    reached: () => (
      <ProgressRing label="Rounds" value={5} max={5} valueText="All 5 rounds" tone="money" size="large">
        <Icon icon={CheckIcon} size="large" />
      </ProgressRing>
    ),
  },
};
