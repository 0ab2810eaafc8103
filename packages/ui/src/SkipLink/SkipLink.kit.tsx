import type { KitStates } from '../kit/kit-states.ts';
import { SkipLink } from './SkipLink.tsx';

export const kit: KitStates = {
  title: 'SkipLink',
  states: {
    'seen with the focus': () => (
      <>
        <SkipLink targetId="content">Skip to content</SkipLink>
        <p id="content">Press Tab: the link comes into sight.</p>
      </>
    ),
  },
};
