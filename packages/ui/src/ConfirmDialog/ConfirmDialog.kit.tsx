import type { KitStates } from '../kit/kit-states.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const ignore = () => undefined;
const answers = { confirmLabel: 'Delete', cancelLabel: 'Keep it', onConfirm: ignore, onCancel: ignore };

export const kit: KitStates = {
  title: 'ConfirmDialog',
  coversScreen: true,
  states: {
    question: () => (
      <ConfirmDialog open title="Delete 3 messages?" {...answers}>
        They are gone for good.
      </ConfirmDialog>
    ),
    danger: () => (
      <ConfirmDialog open title="Delete 3 messages?" tone="danger" {...answers}>
        They are gone for good.
      </ConfirmDialog>
    ),
    'under way': () => (
      <ConfirmDialog open title="Delete 3 messages?" tone="danger" loading="Deleting…" {...answers}>
        They are gone for good.
      </ConfirmDialog>
    ),
  },
};
