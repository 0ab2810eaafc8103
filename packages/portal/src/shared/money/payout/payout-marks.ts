import type { PaymentMarkKind } from '@livery/ui/PaymentMark';
import type { PayoutKind } from './payout-form.ts';

export const payoutMarks: Readonly<Record<PayoutKind, PaymentMarkKind>> = {
  pix: 'pix',
  bank: 'bankTransfer',
  wallet: 'eWallet',
};
