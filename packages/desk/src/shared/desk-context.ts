import type { ControlledMerchant } from '@livery/contract/control/merchant';
import { createContext, useContext } from 'react';
import type { ControlClient } from '#api/control-client.ts';

/** What every room has: the gateway's calls, and the merchant that it is about. */
export interface DeskContext {
  readonly client: ControlClient;
  readonly merchant: ControlledMerchant;
}

export const DeskFacts = createContext<DeskContext | null>(null);

export function useDesk(): DeskContext {
  const desk = useContext(DeskFacts);
  if (desk === null) throw new Error('A room lies inside the desk');
  return desk;
}
