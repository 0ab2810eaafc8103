import { ledgerPostings, type Postings } from '#ledger/posting-kinds.ts';
import { modules } from '#modules/modules.ts';

/** Every kind of transaction, with what members are told of it. */
export const postings: Postings = Object.assign({}, ledgerPostings, ...modules.map(({ postings: own }) => own));
