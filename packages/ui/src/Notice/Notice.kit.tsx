import { Button } from '../Button/Button.tsx';
import type { KitStates } from '../kit/kit-states.ts';
import { Notice } from './Notice.tsx';

export const kit: KitStates = {
  title: 'Notice',
  states: {
    info: () => <Notice>Your bank may take up to two hours.</Notice>,
    positive: () => (
      <Notice tone="positive" title="Paid">
        R$ 250.00 is on its way to your account.
      </Notice>
    ),
    warning: () => (
      <Notice tone="warning" title="Confirm your e-mail" action={<Button size="small">Send the message again</Button>}>
        Without it we cannot give your account back when you lose the password.
      </Notice>
    ),
    negative: () => <Notice tone="negative">Your bank refused the payment. No money was taken.</Notice>,
    'can be closed': () => (
      <Notice title="New here?" onDismiss={() => undefined} dismissLabel="Close">
        Your first deposit counts twice until Sunday.
      </Notice>
    ),
  },
};
