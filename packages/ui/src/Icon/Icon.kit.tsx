import type { KitStates } from '../kit/kit-states.ts';
import { sprinkles } from '../sprinkles.css.ts';
import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';

export const kit: KitStates = {
  title: 'Icon',
  states: {
    'every one': () => (
      <div className={sprinkles({ display: 'flex', flexWrap: 'wrap', gap: 4 })}>
        {Object.entries(icons).map(([name, icon]) => (
          <Icon key={name} icon={icon} label={name} />
        ))}
      </div>
    ),
    sizes: () => (
      <div className={sprinkles({ display: 'flex', alignItems: 'end', gap: 4 })}>
        <Icon icon={icons.TrophyIcon} size="text" />
        <Icon icon={icons.TrophyIcon} size="small" />
        <Icon icon={icons.TrophyIcon} />
        <Icon icon={icons.TrophyIcon} size="large" filled />
      </div>
    ),
  },
};
