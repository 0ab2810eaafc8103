import { AccountChoice } from '#features/payment-accounts/components/AccountChoice/AccountChoice.tsx';
import { paymentAccounts } from '#features/payment-accounts/index.ts';
import { WithdrawSection } from '#features/withdrawal/components/WithdrawSection/WithdrawSection.tsx';
import { withdrawal } from '#features/withdrawal/index.ts';
import { lists } from '#shared/lists/lists.feature.ts';
import type { RouteModule } from '#shared/ports/route.ts';

/** The section `withdraw` of the member centre: a withdrawal goes to one of the member's accounts. */
export const section: RouteModule = {
  features: [lists, paymentAccounts, withdrawal],
  Page: () => <WithdrawSection AccountField={AccountChoice} />,
};
