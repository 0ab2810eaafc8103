import type { KitStates } from '../kit/kit-states.ts';
import { ShareButton } from './ShareButton.tsx';

export const kit: KitStates = {
  title: 'ShareButton',
  states: {
    'as the browser can': () => (
      <ShareButton
        share={{ title: 'Play with me', text: 'We both get R$ 20.00.', url: 'https://example.com/join/ANA-4821' }}
        label="Share your link"
        copy={{ label: 'Copy your link', copiedLabel: 'Copied', failedLabel: 'Your browser refused. Select the link and copy it.' }}
        variant="action"
      />
    ),
  },
};
