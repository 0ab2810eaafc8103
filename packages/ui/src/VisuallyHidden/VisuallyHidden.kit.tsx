import type { KitStates } from '../kit/kit-states.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export const kit: KitStates = {
  title: 'VisuallyHidden',
  states: {
    'spoken only': () => (
      <p>
        Seen. <VisuallyHidden>Spoken only.</VisuallyHidden>
      </p>
    ),
  },
};
