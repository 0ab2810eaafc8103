import { told, type Postings } from '#ledger/posting-kinds.ts';

/** A corrected result takes payouts back: where a member has spent one, the house advances the rest and collects it later. */
export const lotteryPostings = {
  lotteryAdvance: told('adjustment', { en: 'Advance for a corrected draw', pt: 'Adiantamento por sorteio corrigido' }),
  lotteryCollect: told('adjustment', { en: 'Owed after a corrected draw', pt: 'Devido após sorteio corrigido' }),
} satisfies Postings;

type LotteryPostings = typeof lotteryPostings;

declare module '#ledger/posting-kinds.ts' {
  interface PostingKinds extends LotteryPostings {}
}
