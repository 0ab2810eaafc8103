import type { GatewayModule } from '../../server/module.ts';
import { memberRoute } from '../../server/route.ts';
import { presentBalance } from './wallet.present.ts';

export const walletModule: GatewayModule = {
  name: 'wallet',
  register: (app) => {
    memberRoute(app, 'balance', ({ member, merchant, now }) => presentBalance(member.cashBalance, merchant, now));
  },
};
