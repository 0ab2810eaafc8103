import type { KitStates } from '../kit/kit-states.ts';
import { Badge } from './Badge.tsx';

export const kit: KitStates = {
  title: 'Badge',
  states: {
    accent: () => <Badge>HOT</Badge>,
    second: () => <Badge tone="second">NEW</Badge>,
    neutral: () => <Badge tone="neutral">18+</Badge>,
    positive: () => <Badge tone="positive">Paid</Badge>,
    warning: () => <Badge tone="warning">In review</Badge>,
    negative: () => <Badge tone="negative">Refused</Badge>,
  },
};
