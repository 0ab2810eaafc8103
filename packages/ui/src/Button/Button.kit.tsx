import { DownloadIcon, ArrowRightIcon } from '../Icon/icons.ts';
import type { KitStates } from '../kit/kit-states.ts';
import { Button, ButtonLink } from './Button.tsx';

export const kit: KitStates = {
  title: 'Button',
  states: {
    action: () => <Button variant="action">Deposit</Button>,
    plain: () => <Button>Back</Button>,
    quiet: () => <Button variant="quiet">Cancel</Button>,
    danger: () => <Button variant="danger">Close my account</Button>,
    small: () => <Button size="small">Filter</Button>,
    large: () => (
      <Button variant="action" size="large">
        Play now
      </Button>
    ),
    icons: () => (
      <Button icon={DownloadIcon} iconEnd={ArrowRightIcon}>
        Download
      </Button>
    ),
    'not now': () => (
      <Button variant="action" disabledReason="Choose an amount first">
        Deposit
      </Button>
    ),
    loading: () => (
      <Button variant="action" loading="Sending…">
        Deposit
      </Button>
    ),
    'as wide as its place': () => (
      <Button variant="action" block>
        Confirm the withdrawal to the account that ends in 4821
      </Button>
    ),
    link: () => <ButtonLink href="#help">Help</ButtonLink>,
  },
};
