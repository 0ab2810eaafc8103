import type { ReactNode } from 'react';
import type { PublicBrand } from '@livery/brand/public-brand';
import { createPortalClient } from '#api/portal-client.ts';
import { browserCookies } from '#shared/ports/browser-cookies.ts';
import type { Dependencies } from '#shared/ports/feature.ts';
import { languageChanged, passwordChangeRequired, sessionExpired } from '#shared/store/events.ts';
import { messageDismissed, messageShown } from '#shared/facts/messages.slice.ts';
import { isPrerendered } from '#shared/lazy/use-is-hydrated.ts';
import { fetchAhead } from '#shared/lazy/late-part.ts';
import { guardReload } from '#shared/money/use-reload-guard.ts';
import { whenIdle } from '#shared/lazy/when-idle.ts';
import { makeReadsSaga } from '#shared/reads/reads.saga.ts';
import { reloadRequested, siteRefused } from '#shared/facts/site.slice.ts';
import { tokenKey } from '#shared/store/storage-keys.ts';
import { App } from '../App.tsx';
import { showLanguage } from '../language/document-language.ts';
import { insidePath, languageOfPath } from '../language/language.rules.ts';
import type { Overrides, OwnLanguages } from '../language/texts.ts';
import { makePreferencesSaga, writePreferences } from '../preferences/preferences.saga.ts';
import { ConnectNavigation, createNavigationBridge } from '../routing/NavigationBridge.tsx';
import { Router } from '../routing/Router.tsx';
import { holdsPage, routeOf } from '../routing/routes.tsx';
import { makeMenusApi } from '../site/menus.api.ts';
import { makeMenusSaga } from '../site/menus.saga.ts';
import { makeSiteApi } from '../site/site.api.ts';
import { makeSiteSaga } from '../site/site.saga.ts';
import { clock, createPageSignals, createStore, createTabs } from './browser.ts';
import { createConfirmation } from './confirmation.saga.ts';
import { loadLaunch } from './features.ts';
import { readInlined } from './inlined.ts';
import { makeLateLaunchSaga } from './late-launch.saga.ts';
import { pause } from './pause.ts';
import { createRuntime, type Runtime } from './runtime.ts';
import { announceHydration } from './announce-hydration.ts';

export interface Portal {
  render(brand: PublicBrand): ReactNode;
  /** Development only: the brand's file was edited. */
  onBrandEdited(listener: (brand: PublicBrand) => void): void;
}

/** Prepares hydration: texts, state, and the chunk for the address's route. */
export async function bootPortal(brand: PublicBrand, overrides: Overrides): Promise<Portal> {
  // Evaluating the scripts so far was one long task.
  await pause();
  const { languages } = brand;
  const language = languageOfPath(location.pathname, languages);
  const row = routeOf(insidePath(location.pathname, languages));
  void row.load().catch(() => undefined);
  const runtime = await createRuntime(brand, language, overrides, readInlined<OwnLanguages>('livery-own-languages') ?? {});
  const opened = row.opens === undefined ? undefined : runtime.dialog(row.opens);
  if (opened !== undefined) fetchAhead(opened);
  const page = runtime
    .page(row)
    .load()
    .then(() => undefined, renderAfresh);
  await (isPrerendered() && holdsPage(row) ? page : Promise.race([page, pageTimeout()]));
  const prerenderedState = runtime.store.getState();

  const bridge = createNavigationBridge();
  const tabStorage = createStore('sessionStorage');
  const deviceStorage = createStore('localStorage');
  const signals = createPageSignals(() => `${insidePath(location.pathname, languages)}${location.search}${location.hash}`);
  const { confirm, saga: confirmationSaga } = createConfirmation();
  const client = createPortalClient({
    brand,
    readToken: () => tabStorage.get(tokenKey),
    readLanguage: () => document.documentElement.lang,
    onTokenRefused(token) {
      if (tabStorage.get(tokenKey) === token) runtime.store.dispatch(sessionExpired());
    },
    onConfirmationRequired: confirm,
    onPasswordChangeRequired: () => runtime.store.dispatch(passwordChangeRequired()),
    onClosed: (code) => void runtime.store.dispatch(siteRefused(code)),
    onMoneyMoving: guardReload,
  });
  const dependencies: Dependencies = {
    client,
    confirmIdentity: confirm,
    brand,
    clock,
    tabStorage,
    deviceStorage,
    navigation: bridge,
    cookies: browserCookies,
    page: signals,
    tabs: createTabs(),
  };
  await runtime.start(dependencies, {
    confirmation: confirmationSaga,
    preferences: makePreferencesSaga({ brand, deviceStorage, page: signals }),
    site: makeSiteSaga({ api: makeSiteApi(client), page: signals, tabStorage, frames: brand.frames, random: Math.random }),
    reads: makeReadsSaga(dependencies),
    menus: makeMenusSaga({ api: makeMenusApi(client), features: brand.features }),
    lateLaunch: makeLateLaunchSaga({
      isHere: () => runtime.has('launch'),
      bring: async () => runtime.activate([await loadLaunch()]),
    }),
  });

  whenIdle(() => void startIdleFeatures(runtime));

  const textFiles = readInlined<Record<string, string>>('livery-text-files') ?? {};
  const prepare = async (next: string) => {
    await runtime.texts.prepare(next, () => textsAt(textFiles[next]));
    return () => {
      runtime.texts.speak(next);
      showLanguage(next);
      runtime.store.dispatch(messageDismissed('language'));
      runtime.store.dispatch(languageChanged(next));
    };
  };
  const tellLanguageFailure = () =>
    runtime.store.dispatch(
      messageShown({
        key: 'language',
        tone: 'negative',
        text: 'common:preferences.languageFailed',
        action: { label: 'common:actions.reload', command: reloadRequested() },
      }),
    );
  const keepChosen = (chosen: string) => writePreferences(deviceStorage, { language: chosen });

  const prerenderedPath = document.getElementById('root')?.dataset['prerendered'] ?? '/';
  return {
    render: (current) => (
      <Router languages={languages} prepare={prepare} onChosen={keepChosen} onFailure={tellLanguageFailure}>
        {(switchLanguage) => (
          <App
            brand={current}
            runtime={runtime}
            ports={dependencies}
            prerenderedState={prerenderedState}
            prerenderedPath={prerenderedPath}
            switchLanguage={switchLanguage}
            onHydrated={announceHydration}
          >
            <ConnectNavigation bridge={bridge} />
          </App>
        )}
      </Router>
    ),
    onBrandEdited(listener) {
      window.addEventListener('livery:brand', (event) => {
        const { detail } = event as CustomEvent<{ brand: PublicBrand; texts: Overrides }>;
        runtime.texts.override(detail.texts);
        listener(detail.brand);
      });
    },
  };
}

/** A brand with one language has no such files. */
async function textsAt(address: string | undefined): Promise<Overrides> {
  if (address === undefined) return {};
  const { fetchTexts } = await import('#api/client.ts');
  return (await fetchTexts(address)) as Overrides;
}

/** Without the page's chunk, the prerendered page cannot be hydrated. */
function renderAfresh(): void {
  document.getElementById('root')?.removeAttribute('data-prerendered');
}

/** The longest wait with an empty screen. Then the frame shows a loading message. */
function pageTimeout(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 2000));
}

/** Optional parts that load when the page is idle. */
async function startIdleFeatures(runtime: Runtime): Promise<void> {
  const loaded = await import('./idle-features.ts').catch(() => null);
  if (loaded !== null) await runtime.activate(loaded.idleFeatures);
}
