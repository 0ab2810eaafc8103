import { isAnyOf } from '@reduxjs/toolkit';
import { guards } from '#api/guards/withdrawals.gen.js';
import { streamOpened } from '#shared/facts/live.slice.ts';
import { declareRead } from '#shared/reads/declare-read.ts';
import { readsOutdated } from '#shared/reads/reads.slice.ts';
import { tellsOf } from '#shared/store/events.ts';
import { paymentPasswordSet } from '#shared/store/payment-events.ts';

export const termsRead = declareRead('withdrawalTerms', guards.withdrawalTerms, {
  staleBy: isAnyOf(tellsOf('withdrawals'), paymentPasswordSet),
});

// A stream only sends later events.
const listPolicy = { staleBy: isAnyOf(tellsOf('withdrawals'), streamOpened) };
export const pageRead = declareRead('withdrawals', guards.withdrawals, listPolicy);
export const totalsRead = declareRead('withdrawalTotals', guards.withdrawalTotals, listPolicy);

/** The latest withdrawal. */
export const lastQuery = { limit: 1 } as const;

export const withdrawalsOutdated = () => readsOutdated('withdrawalTerms', 'withdrawals', 'withdrawalTotals');
