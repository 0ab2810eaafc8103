import type { MemberInfo } from '@livery/contract/shapes';
import type { Dependencies } from '#shared/ports/feature.ts';
import { isTrialType } from '@livery/contract/member-types';
import { makeLiveApi } from './live.api.ts';
import { makeLiveSaga } from './live.saga.ts';
import { createTabCircle } from './tab-circle.port.ts';

/** The member's event listener, in its own chunk because visitors have no events. */
export function makeListening({ client, brand, tabStorage, page }: Dependencies, account: MemberInfo) {
  return makeLiveSaga({
    api: makeLiveApi(client, brand, tabStorage),
    circle: createTabCircle(account.id),
    page,
    isTrial: isTrialType(account.type),
    random: Math.random,
  });
}
