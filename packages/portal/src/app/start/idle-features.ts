import { call } from 'typed-redux-saga';
import { agentPolicy } from '#features/agent-policy/index.ts';
import { popups } from '#features/announcements/announcements.part.ts';
import { saferPlayWatch } from '#features/safer-play/safer-play.part.ts';
import { live } from '#features/live/index.ts';
import { readDeployedEntry } from '#api/deployed-build.ts';
import { isReloadGuarded } from '#shared/money/use-reload-guard.ts';
import type { Feature } from '#shared/ports/feature.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { ClosedPage } from '../pages/ClosedPage.tsx';
import { makeDomainCheckSaga, makeRefusalSaga, makeReopeningSaga } from '../site/access.saga.ts';
import { makeSignalsSaga } from '../site/signals.saga.ts';
import { makeDomainApi, makeSiteApi } from '../site/site.api.ts';
import { readInlined } from './inlined.ts';
import { registerServiceWorker, workerWorld } from './service-worker.ts';
import { makeStaleDeploySaga } from './stale-deploy.saga.ts';
import { makeWindowsSaga } from './windows.saga.ts';

const domainCheck: Feature = {
  name: 'domainCheck',
  makeSaga: ({ client, page }) => makeDomainCheckSaga({ api: makeDomainApi(client), page }),
};

const refusal: Feature = { name: 'refusal', makeSaga: ({ client }) => makeRefusalSaga({ api: makeSiteApi(client) }) };

const reopening: Feature = {
  name: 'reopening',
  makeSaga: ({ client, page }) =>
    makeReopeningSaga({ api: { ...makeSiteApi(client), ...makeDomainApi(client) }, page, random: Math.random }),
};

const staleDeploy: Feature = {
  name: 'staleDeploy',
  makeSaga: ({ page, tabStorage }) =>
    makeStaleDeploySaga({
      readEntry: readDeployedEntry,
      ownScripts: readInlined<string[]>('livery-start') ?? [],
      isReloadGuarded,
      tabStorage,
      page,
    }),
};

const signals: Feature = { name: 'signals', makeSaga: makeSignalsSaga };

/** A development server has none. */
const serviceWorker: Feature = {
  name: 'serviceWorker',
  makeSaga: () =>
    function* serviceWorkerSaga() {
      if (!import.meta.env.DEV) yield* call(registerServiceWorker, workerWorld());
    },
};

const windows: Feature = { name: 'windows', makeSaga: makeWindowsSaga };

/** Features that load when the page is idle, before a deploy or an outage can remove their files. */
export const idleFeatures: readonly Feature[] = [
  signals,
  staleDeploy,
  windows,
  refusal,
  reopening,
  domainCheck,
  popups,
  live,
  agentPolicy,
  saferPlayWatch,
  serviceWorker,
];

/** Pages that replace the whole site. */
export const closedSite: RouteModule = { features: [reopening], Page: ClosedPage };
