import { ledgerPostings, type Postings } from '#ledger/posting-kinds.ts';
import { modules } from '#modules/modules.ts';

/** Every kind of transaction, with its text for members. */
export const postings: Postings = Object.assign({}, ledgerPostings, ...modules.map(({ postings: own }) => own));
