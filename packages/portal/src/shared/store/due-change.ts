import { put, select, take } from 'typed-redux-saga';
import type { OpenedLogin } from '@livery/contract/shapes';
import { isFlagOn } from '../facts/feature-flags.ts';
import { flagsFailed, flagsLoaded, flagsRequested, selectFlags } from '../facts/site.slice.ts';

/** The password that an account is given with and must not keep (specification, section 9). */
const defaultPassword = '123456';

/** Why the password has to be changed before a login by it is done; null when it has not (specification, section 4). */
export function* findDueChange(password: string, { passwordExpired, firstPassword = false }: OpenedLogin) {
  if (password === defaultPassword || firstPassword) return 'default' as const;
  return passwordExpired && (yield* canPasswordsExpire()) ? ('expired' as const) : null;
}

/** As the flag says; a gateway whose flags cannot be read is believed that the password has expired. */
function* canPasswordsExpire() {
  if ((yield* select(selectFlags)).value === undefined) {
    yield* put(flagsRequested());
    yield* take([flagsLoaded, flagsFailed]);
  }
  const { value } = yield* select(selectFlags);
  return value === undefined || isFlagOn(value, 'PASSEXPIRY3');
}
