import { told, type Postings } from '#ledger/posting-kinds.ts';

/**
 * Rebates from stakes, for the member and its uplines. The others belong to a corrected result, which takes payouts
 * back: if a member has spent one, the house advances the rest and collects it later.
 */
export const lotteryPostings = {
  lotteryRebate: {
    type: 'rebate',
    credit: { en: 'Lottery rebate', pt: 'Cashback da loteria' },
    debit: { en: 'Lottery rebate corrected', pt: 'Cashback da loteria corrigido' },
  },
  lotteryTeamRebate: {
    type: 'commission',
    credit: { en: 'Lottery commission', pt: 'Comissão da loteria' },
    debit: { en: 'Lottery commission corrected', pt: 'Comissão da loteria corrigida' },
  },
  lotteryAdvance: told('adjustment', { en: 'Advance for a corrected draw', pt: 'Adiantamento por sorteio corrigido' }),
  lotteryCollect: told('adjustment', { en: 'Owed after a corrected draw', pt: 'Devido após sorteio corrigido' }),
} satisfies Postings;

type LotteryPostings = typeof lotteryPostings;

declare module '#ledger/posting-kinds.ts' {
  interface PostingKinds extends LotteryPostings {}
}
