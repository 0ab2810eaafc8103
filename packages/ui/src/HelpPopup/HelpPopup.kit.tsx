import type { KitStates } from '../kit/kit-states.ts';
import { HelpPopup } from './HelpPopup.tsx';

export const kit: KitStates = {
  title: 'HelpPopup',
  states: {
    closed: () => (
      <HelpPopup label="What is a rollover?">
        You play with a bonus before you can take it out: with R$ 50.00 and a rollover of 8 you stake R$ 400.00 in all.
      </HelpPopup>
    ),
  },
};
