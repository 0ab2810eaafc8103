import { useMemo } from 'react';
import type { ApiClient } from '#api/client.ts';
import { usePorts } from './ports.ts';

/** An API for a component that keeps its answers to itself. */
export function useApi<Api>(makeApi: (client: ApiClient) => Api): Api {
  const { client } = usePorts();
  return useMemo(() => makeApi(client), [client, makeApi]);
}
