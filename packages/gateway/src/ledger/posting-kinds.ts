import type { MovementType } from '@livery/contract/movements';
import type { Texts } from '#base/texts.ts';

/** The member's texts for a posting that moved cash, in and out. */
export interface MovementText {
  readonly type: MovementType;
  readonly credit: Texts;
  readonly debit: Texts;
}

/** Kinds of postings. Null for one that moves no member's cash. */
export type Postings = Readonly<Record<string, MovementText | null>>;

/** The same text for both directions. */
export function told(type: MovementType, texts: Texts): MovementText {
  return { type, credit: texts, debit: texts };
}

/** Stakes and wins, which the journal keeps separately because they are most of its rows, and manual movements. */
export const ledgerPostings = {
  spin: { type: 'game', credit: { en: 'Win', pt: 'Ganho' }, debit: { en: 'Stake', pt: 'Aposta' } },
  bet: told('game', { en: 'Stake', pt: 'Aposta' }),
  payout: told('game', { en: 'Win', pt: 'Ganho' }),
  void: { type: 'game', credit: { en: 'Stake returned', pt: 'Aposta devolvida' }, debit: { en: 'Win undone', pt: 'Ganho desfeito' } },
  seed: told('adjustment', { en: 'Opening balance', pt: 'Saldo inicial' }),
  grant: told('adjustment', { en: 'Adjustment by the house', pt: 'Ajuste da casa' }),
  reset: told('adjustment', { en: 'Correction', pt: 'Correção' }),
} satisfies Postings;

type LedgerPostings = typeof ledgerPostings;

/**
 * All posting kinds, so that the compiler refuses any other. A module lists its own in `postings` and adds them:
 *
 *     declare module '#ledger/posting-kinds.ts' {
 *       interface PostingKinds extends VipPostings {}
 *     }
 */
export interface PostingKinds extends LedgerPostings {}

export type PostingKind = keyof PostingKinds;

export const playKinds = ['spin', 'bet', 'payout'] as const satisfies readonly (keyof LedgerPostings)[];
