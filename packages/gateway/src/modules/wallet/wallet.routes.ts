import { inPurse, openHouseAccounts, playMoney } from '#ledger/accounts.ts';
import type { GatewayModule, Seeding } from '#http/module.ts';
import { memberRoute } from '#http/route.ts';
import { listEnabledFlags } from '../system/flags.repo.ts';
import { contractFlags, presentBalance, presentFunds } from './wallet.present.ts';
import { registerWalletDesk } from './wallet.desk.routes.ts';

export const walletModule: GatewayModule = {
  name: 'wallet',
  register: (app) => {
    memberRoute(app, 'balance', ({ member, now }) => presentBalance(inPurse(member.purse, 'CASH', member.unit).balance, member.unit, now));
    memberRoute(app, 'consolidatedFunds', async ({ db, merchant, member }) =>
      presentFunds(member.purse, member.unit, await listEnabledFlags(db, merchant.id, Object.values(contractFlags))),
    );
  },
  desk: registerWalletDesk,
  seed: { version: 1, run: openAccounts },
};

async function openAccounts({ trx, merchant }: Seeding): Promise<void> {
  for (const unit of [merchant.currency, playMoney]) await openHouseAccounts(trx, merchant.id, unit);
}
