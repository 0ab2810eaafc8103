import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { KitStates } from '../kit/kit-states.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Opened(props: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Where your money is"
        closeLabel="Close"
        footer={<Button variant="action">Bring it all back</Button>}
        {...props}
      >
        <p>Two providers hold R$ 80.00 of yours.</p>
      </Dialog>
    </>
  );
}

export const kit: KitStates = {
  title: 'Dialog',
  coversScreen: true,
  states: {
    small: () => <Opened size="small" />,
    medium: () => <Opened />,
    large: () => <Opened size="large" />,
    wide: () => <Opened size="wide" />,
    steady: () => <Opened isSteady />,
    'drawer at the end': () => <Opened edge="end" />,
    'drawer at the start': () => <Opened edge="start" />,
    'cannot be left': () => <Opened dismissible={false} />,
    'longer than the screen': () => (
      <Opened>
        {Array.from({ length: 40 }, (_, index) => (
          <p key={index}>Rule {index + 1} of the promotion, in one sentence.</p>
        ))}
      </Opened>
    ),
  },
};
