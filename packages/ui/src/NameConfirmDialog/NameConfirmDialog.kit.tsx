import type { KitStates } from '../kit/kit-states.ts';
import { NameConfirmDialog } from './NameConfirmDialog.tsx';

const ignore = () => undefined;
const texts = {
  title: 'Close this account?',
  name: 'ana.lima',
  fieldLabel: 'Type ana.lima to go on',
  mismatch: 'The name is not the same yet',
  confirmLabel: 'Close the account',
  cancelLabel: 'Keep it',
  onConfirm: ignore,
  onCancel: ignore,
};

export const kit: KitStates = {
  title: 'NameConfirmDialog',
  coversScreen: true,
  states: {
    question: () => (
      <NameConfirmDialog open {...texts}>
        Your balance is paid out first. Nobody can open the account again.
      </NameConfirmDialog>
    ),
    'under way': () => (
      <NameConfirmDialog open {...texts} name="" loading="Closing…">
        Your balance is paid out first. Nobody can open the account again.
      </NameConfirmDialog>
    ),
  },
};
