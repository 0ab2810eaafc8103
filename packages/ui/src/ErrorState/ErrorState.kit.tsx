import type { KitStates } from '../kit/kit-states.ts';
import { ErrorState } from './ErrorState.tsx';

const ignore = () => undefined;

export const kit: KitStates = {
  title: 'ErrorState',
  states: {
    'try again': () => (
      <ErrorState
        sentence="The answer took too long. Check your network."
        retryLabel="Try again"
        onRetry={ignore}
        reference="Reference: 0f5c-91aa"
      />
    ),
    'trying again': () => (
      <ErrorState sentence="The answer took too long. Check your network." retryLabel="Try again" onRetry={ignore} loading="Loading…" />
    ),
    'nothing to try': () => <ErrorState sentence="This game no longer exists." />,
  },
};
