import type { KitStates } from '../kit/kit-states.ts';
import { Amount } from './Amount.tsx';

export const kit: KitStates = {
  title: 'Amount',
  states: {
    money: () => <Amount value="1,204.50" symbol="R$" size="large" />,
    'symbol behind': () => <Amount value="1.204,50" symbol="€" symbolPlace="after" size="large" />,
    ink: () => <Amount value="-80.00" symbol="R$" tone="ink" />,
    'most digits': () => <Amount value="90,071,992,547,409.91" symbol="R$" size="medium" />,
    masked: () => <Amount value="1,204.50" symbol="R$" masked maskedLabel="Balance hidden" size="large" />,
  },
};
