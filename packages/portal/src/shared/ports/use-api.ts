import { useMemo } from 'react';
import type { ApiClient } from '#api/client.ts';
import { usePorts } from './ports.ts';

/** An api for a component that alone needs its answers. */
export function useApi<Api>(makeApi: (client: ApiClient) => Api): Api {
  const { client } = usePorts();
  return useMemo(() => makeApi(client), [client, makeApi]);
}
