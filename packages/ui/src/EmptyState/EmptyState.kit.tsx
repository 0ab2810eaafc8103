import { ButtonLink } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ReceiptIcon } from '../Icon/icons.ts';
import type { KitStates } from '../kit/kit-states.ts';
import { EmptyState } from './EmptyState.tsx';

export const kit: KitStates = {
  title: 'EmptyState',
  states: {
    'with a way on': () => (
      <EmptyState
        picture={<Icon icon={ReceiptIcon} size="large" />}
        sentence="Nothing was deposited in these days."
        action={
          <ButtonLink href="#deposit" variant="action">
            Deposit
          </ButtonLink>
        }
      />
    ),
    'a sentence': () => <EmptyState sentence="No game of that name." />,
  },
};
