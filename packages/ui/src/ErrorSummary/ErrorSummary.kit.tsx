import type { KitStates } from '../kit/kit-states.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

const items = [
  { name: 'username', text: 'Use 6 to 16 letters and numbers, a letter first.' },
  { name: 'email', text: 'Enter an email address, like name@example.com.' },
  { name: 'terms', text: 'Agree to the terms to go on.' },
];

export const kit: KitStates = {
  title: 'ErrorSummary',
  states: {
    nothing: () => <ErrorSummary title="Nothing is wrong" items={[]} onChoose={() => undefined} />,
    three: () => <ErrorSummary title="3 fields need a look" items={items} onChoose={() => undefined} />,
  },
};
