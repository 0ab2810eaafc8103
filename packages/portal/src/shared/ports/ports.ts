import { createContext, useContext } from 'react';
import type { Dependencies } from './feature.ts';

/** What a form reaches the world by when only the form needs the answer: a code that is sent, a name that is checked. */
export type Ports = Pick<Dependencies, 'client' | 'clock' | 'tabStorage'>;

/** Null on the server, which makes no requests. */
export const PortsContext = createContext<Ports | null>(null);

export function usePorts(): Ports {
  const ports = useContext(PortsContext);
  if (ports === null) throw new Error('usePorts needs a running portal above it');
  return ports;
}
