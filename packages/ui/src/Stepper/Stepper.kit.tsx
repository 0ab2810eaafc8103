import type { KitStates } from '../kit/kit-states.ts';
import { Stepper } from './Stepper.tsx';

const steps = ['Amount', 'Pay at your bank', 'Money arrives'].map((label) => ({ id: label, label }));

export const kit: KitStates = {
  title: 'Stepper',
  states: {
    'at the start': () => <Stepper label="Your deposit" steps={steps} current="Amount" doneLabel="done" />,
    'half way': () => <Stepper label="Your deposit" steps={steps} current="Pay at your bank" doneLabel="done" />,
    finished: () => <Stepper label="Your deposit" steps={steps} current={null} doneLabel="done" />,
  },
};
