import type { MovementType } from '@livery/contract/movements';
import { ledgerPostings, type MovementText, type Postings } from '#ledger/posting-kinds.ts';

export function movementText(postings: Postings, kind: string): MovementText {
  return postings[kind] ?? ledgerPostings.reset;
}

/** The kinds of a type. An adjustment has every kind that no other type claims. */
export interface KindsOfType {
  readonly type: MovementType;
  readonly kinds: readonly string[];
  readonly isWithout: boolean;
}

export function kindsOf(postings: Postings, type: MovementType): KindsOfType {
  const isWithout = type === 'adjustment';
  return { type, kinds: Object.keys(postings).filter((kind) => (movementText(postings, kind).type === type) !== isWithout), isWithout };
}
