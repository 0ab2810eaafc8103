import { ButtonLink } from '../Button/Button.tsx';
import type { KitStates } from '../kit/kit-states.ts';
import { Rail } from './Rail.tsx';

export const kit: KitStates = {
  title: 'Rail',
  states: {
    'longer than the screen': () => (
      <Rail title="Hot games" previousLabel="Previous games" nextLabel="Next games">
        {Array.from({ length: 30 }, (_, index) => (
          <ButtonLink key={index} href="#game" block>
            Game {index + 1}
          </ButtonLink>
        ))}
      </Rail>
    ),
  },
};
