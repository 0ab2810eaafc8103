import { guards } from '#api/guards/paymentAccounts.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';

export const accountsRead = declareRead('paymentAccounts', guards.paymentAccounts);
export const passwordRead = declareRead('paymentPassword', guards.paymentPassword);
