import type { DepositMethod } from '@livery/contract/shapes';
import type { IconNode } from '@livery/ui/Icon';
import { BanknoteIcon, CoinsIcon, CreditCardIcon, QrCodeIcon, TicketIcon, WalletIcon } from '@livery/ui/icons';

export const kindIcons: Readonly<Record<DepositMethod['kind'], IconNode>> = {
  pix: QrCodeIcon,
  bankTransfer: BanknoteIcon,
  debitCard: CreditCardIcon,
  prepaidCard: CreditCardIcon,
  creditCard: CreditCardIcon,
  eWallet: WalletIcon,
  voucher: TicketIcon,
  crypto: CoinsIcon,
  cash: BanknoteIcon,
};
