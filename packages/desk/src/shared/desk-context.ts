import type { ControlledMerchant } from '@livery/contract/control/shapes';
import { createContext, useContext } from 'react';
import type { Ask } from '#api/ask.ts';

/** What every room gets: the gateway's calls, and the current merchant. */
export interface DeskContext {
  readonly ask: Ask;
  readonly merchant: ControlledMerchant;
}

/** The merchant is missing until the gateway has listed its merchants. */
export const DeskFacts = createContext<(Pick<DeskContext, 'ask'> & Partial<DeskContext>) | null>(null);

export function useAsk(): Ask {
  const desk = useContext(DeskFacts);
  if (desk === null) throw new Error('This component must be inside the desk');
  return desk.ask;
}

export function useDesk(): DeskContext {
  const ask = useAsk();
  const merchant = useContext(DeskFacts)?.merchant;
  if (merchant === undefined) throw new Error('A room must be inside the desk of a merchant');
  return { ask, merchant };
}
