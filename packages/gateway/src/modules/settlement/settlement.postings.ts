import type { AgreementKind } from '@livery/contract/agreements';
import type { Postings } from '#ledger/posting-kinds.ts';

/** An agent's commission from the house or its upline, and its payments to downlines. */
export const settlementPostings = {
  dividend: {
    type: 'commission',
    credit: { en: 'Dividend', pt: 'Dividendo' },
    debit: { en: 'Dividend paid', pt: 'Dividendo pago' },
  },
  dailyWages: {
    type: 'commission',
    credit: { en: 'Daily wages', pt: 'Salário diário' },
    debit: { en: 'Daily wages paid', pt: 'Salário diário pago' },
  },
  hourlySalary: {
    type: 'commission',
    credit: { en: 'Hourly salary', pt: 'Salário por hora' },
    debit: { en: 'Hourly salary paid', pt: 'Salário por hora pago' },
  },
  realTimeSalary: {
    type: 'commission',
    credit: { en: 'Real-time salary', pt: 'Salário em tempo real' },
    debit: { en: 'Real-time salary paid', pt: 'Salário em tempo real pago' },
  },
} satisfies Postings;

export const postingOf = {
  dividend: 'dividend',
  daily: 'dailyWages',
  hourly: 'hourlySalary',
  realTime: 'realTimeSalary',
} as const satisfies Readonly<Record<AgreementKind, keyof typeof settlementPostings>>;

type SettlementPostings = typeof settlementPostings;

declare module '#ledger/posting-kinds.ts' {
  interface PostingKinds extends SettlementPostings {}
}
