import type { IconNode } from '@livery/ui/Icon';
import { BanknoteIcon, QrCodeIcon, WalletIcon } from '@livery/ui/icons';
import type { PaymentAccount } from './payment-accounts.slice.ts';

export const accountIcons: Readonly<Record<PaymentAccount['kind'], IconNode>> = {
  pix: QrCodeIcon,
  bank: BanknoteIcon,
  wallet: WalletIcon,
};
