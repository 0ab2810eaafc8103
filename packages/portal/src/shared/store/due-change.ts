import { put, select, take } from 'typed-redux-saga';
import type { OpenedLogin } from '@livery/contract/shapes';
import { isFlagOn } from '../facts/feature-flags.ts';
import { flagsFailed, flagsLoaded, flagsRequested, selectFlags } from '../facts/site.slice.ts';

/** The initial password of an account, which must be changed (specification, section 9). */
const defaultPassword = '123456';

/** Why the password must be changed before the login completes. Null if it need not be (specification, section 4). */
export function* findDueChange(password: string, { passwordExpired, firstPassword = false }: OpenedLogin) {
  if (password === defaultPassword || firstPassword) return 'default' as const;
  return passwordExpired && (yield* canPasswordsExpire()) ? ('expired' as const) : null;
}

/** Depends on the flag. If the flags cannot be read, an expired password must be changed. */
function* canPasswordsExpire() {
  if ((yield* select(selectFlags)).value === undefined) {
    yield* put(flagsRequested());
    yield* take([flagsLoaded, flagsFailed]);
  }
  const { value } = yield* select(selectFlags);
  return value === undefined || isFlagOn(value, 'PASSEXPIRY3');
}
