import type { KitStates } from '../kit/kit-states.ts';
import { Checkbox } from './Checkbox.tsx';

const terms = (
  <>
    I agree to the <a href="#terms">terms of use</a> and the <a href="#privacy">privacy notice</a>
  </>
);

export const kit: KitStates = {
  title: 'Checkbox',
  states: {
    off: () => <Checkbox label="Remember my username" />,
    on: () => <Checkbox label="Remember my username" defaultChecked />,
    links: () => <Checkbox label={terms} />,
    hint: () => <Checkbox label="Send me offers" hint="At most one message a week, and you can stop it any time." />,
    wrong: () => <Checkbox label={terms} error="Agree to the terms to go on." />,
    locked: () => (
      <Checkbox label="Messages about my account" defaultChecked disabledReason="We must be able to reach you about your money." />
    ),
  },
};
