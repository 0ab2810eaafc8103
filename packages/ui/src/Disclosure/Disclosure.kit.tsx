import { Badge } from '../Badge/Badge.tsx';
import type { KitStates } from '../kit/kit-states.ts';
import { Disclosure } from './Disclosure.tsx';

const answer = 'Most arrive within ten minutes. A bank may ask for up to two hours, and on Sundays until Monday morning.';

export const kit: KitStates = {
  title: 'Disclosure',
  states: {
    closed: () => <Disclosure label="How long does a withdrawal take?">{answer}</Disclosure>,
    open: () => (
      <Disclosure label="How long does a withdrawal take?" open>
        {answer}
      </Disclosure>
    ),
    'one at a time': () => (
      <>
        <Disclosure label="How long does a withdrawal take?" name="questions" open>
          {answer}
        </Disclosure>
        <Disclosure label="What does it cost?" name="questions" detail={<Badge tone="positive">Free</Badge>}>
          Nothing.
        </Disclosure>
      </>
    ),
  },
};
