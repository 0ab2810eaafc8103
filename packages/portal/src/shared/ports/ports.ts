import { createContext, useContext } from 'react';
import type { Dependencies } from './feature.ts';

/** A form's own requests, whose answers only the form needs: sending a code, checking a name. */
export type Ports = Pick<Dependencies, 'client' | 'clock' | 'tabStorage'>;

/** Null on the server, which makes no requests. */
export const PortsContext = createContext<Ports | null>(null);

export function usePorts(): Ports {
  const ports = useContext(PortsContext);
  if (ports === null) throw new Error('usePorts needs a running portal above it');
  return ports;
}
