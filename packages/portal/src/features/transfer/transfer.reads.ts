import { guards } from '#api/guards/transfers.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';
import { tellsOf } from '#shared/store/events.ts';
import { paymentPasswordSet } from '#shared/store/payment-events.ts';

export const fundsRead = declareRead('funds', guards.funds, { staleBy: tellsOf('funds') });
export const walletRead = declareRead('merchantWallet', guards.merchantWallet);
export const uplineRead = declareRead('upline', guards.upline, { staleBy: paymentPasswordSet.match });
export const downlineRead = declareRead('downline', guards.downline, { staleBy: paymentPasswordSet.match });
