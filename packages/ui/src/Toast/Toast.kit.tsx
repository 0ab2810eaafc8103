import type { KitStates } from '../kit/kit-states.ts';
import { ToastRegion, type ToastMessage } from './Toast.tsx';

const ignore = () => undefined;
const hour = 3_600_000;

function Toasts({ toasts }: { toasts: readonly ToastMessage[] }) {
  return <ToastRegion label="Messages" dismissLabel="Close" onDismiss={ignore} toasts={toasts} duration={hour} />;
}

export const kit: KitStates = {
  title: 'Toast',
  coversScreen: true,
  states: {
    info: () => <Toasts toasts={[{ id: '1', text: 'The link is copied.' }]} />,
    'one of each': () => (
      <Toasts
        toasts={[
          { id: '1', tone: 'positive', text: 'R$ 250.00 arrived.' },
          { id: '2', tone: 'warning', text: 'Your session ends in five minutes.', action: { label: 'Stay', onPress: ignore } },
          { id: '3', tone: 'negative', text: 'The favourite was not kept. Check your network and try again.' },
        ]}
      />
    ),
  },
};
