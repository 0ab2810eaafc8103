import type { ValueOf } from '@livery/contract/shapes';
import type { ApiClient } from '#api/client.ts';
import { guards } from '#api/guards/account.gen.js';

export interface DevicesApi {
  postEnd(id: string): Promise<ValueOf<'endSession'>>;
  postEndOthers(): Promise<ValueOf<'endOtherSessions'>>;
}

export function makeDevicesApi(client: ApiClient): DevicesApi {
  return {
    postEnd: (id) => client.call('endSession', guards.endSession, { body: { id } }),
    postEndOthers: () => client.call('endOtherSessions', guards.endOtherSessions),
  };
}
