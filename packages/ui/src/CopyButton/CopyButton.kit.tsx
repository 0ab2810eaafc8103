import type { KitStates } from '../kit/kit-states.ts';
import { CopyButton } from './CopyButton.tsx';

const texts = { label: 'Copy the code', copiedLabel: 'Copied', failedLabel: 'Your browser refused. Select the code and copy it.' };

export const kit: KitStates = {
  title: 'CopyButton',
  states: {
    plain: () => <CopyButton text="ANA-4821" {...texts} />,
    action: () => <CopyButton text="ANA-4821" variant="action" {...texts} />,
  },
};
