import { SecurityCenter } from '#features/account/components/SecurityCenter/SecurityCenter.tsx';
import { account } from '#features/account/index.ts';
import { PaymentAccountsCard } from '#features/payment-accounts/components/PaymentAccountsCard/PaymentAccountsCard.tsx';
import { PaymentPasswordCard } from '#features/payment-accounts/components/PaymentPasswordCard/PaymentPasswordCard.tsx';
import { paymentAccounts } from '#features/payment-accounts/index.ts';
import type { RouteModule } from '#shared/ports/route.ts';

/** The section `securityCenter` of the member centre, which protects the account and its money. */
export const section: RouteModule = {
  features: [account, paymentAccounts],
  Page: () => <SecurityCenter paymentPassword={<PaymentPasswordCard />} paymentAccounts={<PaymentAccountsCard />} />,
};
