import { call, put, race, select, spawn, take, takeLatest, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import { makeHumanCheck } from '#shared/forms/verification/human-check.ts';
import type { Clock, KeyValueStore } from '#shared/ports/feature.ts';
import { dialogRequested, selectReturnTo, selectWantedGame } from '#shared/store/dialogs.slice.ts';
import { loggedIn, sessionOpened } from '#shared/store/events.ts';
import { flagsRequested, selectFlags } from '#shared/facts/site.slice.ts';
import { invitationKey, referralKey } from '#shared/store/storage-keys.ts';
import type { RegistrationApi } from './registration.api.ts';
import { placedFailure, storageKeys, type RegisterRules, type RegisterWay } from './registration.rules.ts';
import {
  selectRules,
  invitationFollowed,
  inviterFailed,
  inviterLoaded,
  inviterRequested,
  linkOpened,
  registrationOpened,
  registrationRefused,
  registrationSubmitted,
  rulesFailed,
  rulesLoaded,
} from './registration.slice.ts';

export interface RegistrationSagaDependencies {
  api: RegistrationApi;
  isRules: (value: unknown) => value is RegisterRules;
  tabStorage: KeyValueStore;
  deviceStorage: KeyValueStore;
  clock: Clock;
}

export function makeRegistrationSaga({ api, isRules, tabStorage, deviceStorage, clock }: RegistrationSagaDependencies) {
  const human = makeHumanCheck({ getChallenge: api.getChallenge, now: clock.now });

  function* open() {
    if ((yield* select(selectFlags)).status !== 'ready') yield* put(flagsRequested());
    try {
      const rules = keptRules() ?? (yield* call(readRules));
      yield* put(rulesLoaded(rules));
      if (asksProof(rules)) human.prepare();
    } catch (error) {
      yield* put(rulesFailed(failureOf(error)));
    }
  }

  /** Read once per session (specification, section 9). */
  function keptRules(): RegisterRules | null {
    try {
      const kept: unknown = JSON.parse(tabStorage.get(storageKeys.rules) ?? 'null');
      return isRules(kept) ? kept : null;
    } catch {
      return null;
    }
  }

  function* readRules() {
    const rules = yield* call(api.getRules);
    try {
      tabStorage.set(storageKeys.rules, JSON.stringify(rules));
    } catch {
      // If storage is full, they are read again next time.
    }
    return rules;
  }

  function* register({ payload: { way, body, registerUrl } }: ReturnType<typeof registrationSubmitted>) {
    const isProofAsked = asksProof((yield* select(selectRules)).value ?? {});
    try {
      if (body.affiliateCode !== undefined) yield* call(api.getAffiliate, body.affiliateCode);
      const proof = isProofAsked ? { humanVerification: yield* call(human.take) } : {};
      const login =
        way === 'username'
          ? yield* call(api.putRegistration, { ...body, ...proof })
          : yield* call(api.putMobileRegistration, { ...body, ...proof, registerUrl, registerMethod: 'WEB' as const });
      for (const key of [storageKeys.draft, storageKeys.sentTo, referralKey, invitationKey]) tabStorage.remove(key);
      const returnTo = yield* select(selectReturnTo);
      const isOnTheWay = returnTo !== null || (yield* select(selectWantedGame)) !== null;
      if (!isOnTheWay) yield* spawn(greet, way);
      yield* put(sessionOpened({ login, returnTo: returnTo ?? '/' }));
    } catch (error) {
      const failure = failureOf(error);
      // The rules may have changed since they were read.
      if (failure.code === 'INVALID_REQUEST' || failure.code === 'NOT_AVAILABLE') tabStorage.remove(storageKeys.rules);
      // A dead link must not block the form, so the next attempt omits it.
      if (failure.code === 'INVITATION_CODE_INVALID') tabStorage.remove(invitationKey);
      if (isProofAsked) human.prepare();
      yield* put(registrationRefused(placedFailure(failure)));
    }
  }

  /** Offers new members next steps, unless they came for a page. */
  function* greet(way: RegisterWay) {
    const { entered } = yield* race({ entered: take(loggedIn), again: take(registrationOpened) });
    if (entered !== undefined) yield* put(dialogRequested({ kind: 'welcome', account: entered.payload.account.account, way }));
  }

  function* readInviter({ payload }: ReturnType<typeof inviterRequested>) {
    try {
      const { name } = yield* call(api.getInviter, payload);
      yield* put(inviterLoaded(name));
    } catch (error) {
      yield* put(inviterFailed(failureOf(error)));
    }
  }

  /** Not awaited. An uncounted visit does no harm. */
  function* follow({ payload: code }: ReturnType<typeof invitationFollowed>) {
    try {
      yield* call(api.postVisit, { code, visitor: visitorOf() });
    } catch {
      // The form continues without it.
    }
  }

  function* followLink({ payload: { code, sub } }: ReturnType<typeof linkOpened>) {
    try {
      yield* call(api.postLinkVisit, { code, visitor: visitorOf(), sub });
    } catch {
      // The form continues without it.
    }
  }

  /** This browser's own id. */
  function visitorOf(): string {
    const visitor = deviceStorage.get(storageKeys.visitor) ?? crypto.randomUUID();
    deviceStorage.set(storageKeys.visitor, visitor);
    return visitor;
  }

  return function* registrationSaga() {
    yield* takeLatest(invitationFollowed, follow);
    yield* takeLatest(linkOpened, followLink);
    yield* takeLatest(inviterRequested, readInviter);
    yield* takeLatest(registrationOpened, open);
    yield* takeLeading(registrationSubmitted, register);
  };
}

function asksProof(rules: RegisterRules): boolean {
  return rules['humanVerification']?.enabled === true;
}
