import { told, type Postings } from '#ledger/posting-kinds.ts';

export const trialPostings = {
  trial: told('adjustment', { en: 'Play money', pt: 'Saldo de teste' }),
} satisfies Postings;

type TrialPostings = typeof trialPostings;

declare module '#ledger/posting-kinds.ts' {
  interface PostingKinds extends TrialPostings {}
}
