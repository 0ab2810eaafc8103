import { call, delay, put, race, select, take, takeLeading } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import type { PageSignals } from '#shared/ports/feature.ts';
import {
  accessDecided,
  selectClosure,
  selectRefusal,
  selectToldRefusal,
  siteRefused,
  statusFailed,
  statusLoaded,
} from '#shared/facts/site.slice.ts';
import { recheckPause, refusalAt } from './access.rules.ts';
import type { DomainApi, SiteApi } from './site.api.ts';

export interface AccessSagaDependencies {
  api: DomainApi;
  page: PageSignals;
}

/** The minimum time between two checks after refusals of the whole site. */
const askPause = 30_000;

/**
 * Interprets a refusal of the whole site. If the status says closed, it is closed to all; otherwise only this visitor
 * is blocked.
 */
export function makeRefusalSaga({ api }: { api: Pick<SiteApi, 'getStatus'> }) {
  function* hearRefusal() {
    if ((yield* select(selectClosure)) !== null) return;
    yield* askStatus(api);
    const code = yield* select(selectToldRefusal);
    if (code === 'MAINTENANCE') yield* delay(askPause);
    else if (code !== null && (yield* select(selectClosure)) === null) yield* put(accessDecided(code));
  }

  return function* refusalSaga() {
    yield* takeLeading(siteRefused, hearRefusal);
    const told = yield* select(selectToldRefusal);
    if (told !== null) yield* put(siteRefused(told));
  };
}

/** Whether the host name is the operator's. A failed check blocks nobody, and a match unblocks nobody. */
export function makeDomainCheckSaga({ api, page }: AccessSagaDependencies) {
  return function* domainCheckSaga() {
    try {
      const refusal = refusalAt(page.host(), yield* call(api.getDomainRoutes));
      if (refusal !== null) yield* put(accessDecided(refusal));
    } catch {
      // The client reports a refusal of the whole site, from any call.
    }
  };
}

export interface ReopeningSagaDependencies {
  api: Pick<SiteApi, 'getStatus'> & DomainApi;
  page: PageSignals;
  random: () => number;
}

/** Checks a closed site again. Once it is open the page reloads, because much may have changed. */
export function makeReopeningSaga({ api, page, random }: ReopeningSagaDependencies) {
  function* askAccess() {
    try {
      yield* put(accessDecided(refusalAt(page.host(), yield* call(api.getDomainRoutes))));
    } catch {
      // Still refused, or unreachable.
    }
  }

  /** Only visible tabs poll. A tab that becomes visible asks for the status elsewhere. */
  function* waitToReopen() {
    for (let turn = 0; (yield* select(selectClosure)) !== null; turn += 1) {
      const { told } = yield* race({ due: delay(recheckPause(turn, random)), told: take(statusLoaded) });
      if (!page.isVisible()) continue;
      if (told === undefined) yield* askStatus(api);
      if ((yield* select(selectRefusal)) !== null) yield* askAccess();
    }
    page.reload();
  }

  return function* reopeningSaga() {
    for (;;) {
      while ((yield* select(selectClosure)) === null) yield* take([statusLoaded, accessDecided]);
      yield* waitToReopen();
    }
  };
}

function* askStatus(api: Pick<SiteApi, 'getStatus'>) {
  try {
    yield* put(statusLoaded(yield* call(api.getStatus)));
  } catch (error) {
    yield* put(statusFailed(failureOf(error)));
  }
}
