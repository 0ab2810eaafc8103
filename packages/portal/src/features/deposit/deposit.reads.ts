import { guards } from '#api/guards/deposits.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';
import { readsOutdated } from '#shared/reads/reads.slice.ts';

// The saga follows the visible deposit, and marks the lists as stale.
export const methodsRead = declareRead('depositMethods', guards.depositMethods);
export const depositsRead = declareRead('deposits', guards.deposits);
export const totalsRead = declareRead('depositTotals', guards.depositTotals);

export const depositsOutdated = () => readsOutdated('deposits', 'depositTotals');

/** The last successful deposit. */
export const lastQuery = { state: 'succeeded', limit: 1 } as const;

/** Deposits that wait for their payment. The first is linked to; the list has the others. */
export const waitingQuery = { state: 'open', limit: 1 } as const;
