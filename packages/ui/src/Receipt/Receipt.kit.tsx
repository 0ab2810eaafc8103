import { Button } from '../Button/Button.tsx';
import { SearchIcon } from '../Icon/icons.ts';
import type { KitStates } from '../kit/kit-states.ts';
import { Receipt } from './Receipt.tsx';

const given = {
  issuer: 'Acme',
  tools: { share: 'Share', copy: 'Copy', copied: 'Copied', copyFailed: 'Press and hold to copy', print: 'Print' },
};
const facts = [
  { name: 'Amount', value: 'R$ 250.00' },
  { name: 'To', value: 'Pix m***@mail.example' },
  { name: 'Asked for', value: '17 May 2026, 12:00' },
];

export const kit: KitStates = {
  title: 'Receipt',
  states: {
    done: () => (
      <Receipt
        {...given}
        title="We have your request"
        facts={facts}
        actions={
          <>
            <Button variant="action">Follow it</Button>
            <Button>New withdrawal</Button>
          </>
        }
      >
        <p>It arrives in about ten minutes.</p>
      </Receipt>
    ),
    'being looked at': () => (
      <Receipt {...given} title="We look at your payment" icon={SearchIcon} tone="calm" facts={facts} actions={<Button>Again</Button>} />
    ),
  },
};
