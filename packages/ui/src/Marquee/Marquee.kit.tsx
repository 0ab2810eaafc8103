import type { KitStates } from '../kit/kit-states.ts';
import { Marquee } from './Marquee.tsx';

export const kit: KitStates = {
  title: 'Marquee',
  states: {
    'two notices': () => (
      <Marquee
        label="Notices"
        pauseLabel="Pause"
        playLabel="Play"
        items={[
          { id: '1', content: <a href="#sundays">Withdrawals are paid on Sundays too.</a> },
          { id: '2', content: <a href="#table">The table of the week is open until midnight.</a> },
        ]}
      />
    ),
  },
};
