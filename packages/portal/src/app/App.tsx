import { useEffect, useMemo, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { PublicBrand } from '@livery/brand/public-brand';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { BrandProvider, useBrand } from '#shared/pages/brand.tsx';
import { Boundary } from '#shared/lazy/Boundary.tsx';
import { GroupBannerContext } from '#shared/ports/group-banner.tsx';
import { PortsContext, type Ports } from '#shared/ports/ports.ts';
import { Late } from '#shared/lazy/Late.tsx';
import { PrerenderedPathContext } from '#shared/address/use-address.ts';
import { whenIdle } from '#shared/lazy/when-idle.ts';
import { useIsHydrated } from '#shared/lazy/use-is-hydrated.ts';
import { selectClosure } from '#shared/facts/site.slice.ts';
import type { RootState } from '#shared/store/root-state.ts';
import { renderBanner } from './banners/LateBanner.tsx';
import { DialogHost } from './dialogs/DialogHost.tsx';
import { Messages } from './messages/Messages.tsx';
import { RoutePage } from './routing/RoutePage.tsx';
import { PageFrame } from './routing/PageFrame.tsx';
import { RouteProgress } from './routing/RouteProgress.tsx';
import { isPrerenderedRow, routeOf, type RouteRow } from './routing/routes.tsx';
import { createTurns, TurnsContext, type Turns } from './start/InTurn.tsx';
import type { Runtime } from './start/runtime.ts';
import { RuntimeContext, useRuntime } from './start/runtime-context.tsx';
import { repeatTypedEarly } from './start/typed-early.ts';
import { PageRoom, Shell } from './shell/Shell.tsx';

export interface AppProps {
  brand: PublicBrand;
  runtime: Runtime;
  /** Null on the server. */
  ports: Ports | null;
  /** The state of the prerendered page, for hydration. */
  prerenderedState: RootState;
  /** The prerendered path. */
  prerenderedPath: string;
  switchLanguage: (language: string) => void;
  /** Called when the page is hydrated and interactive. */
  onHydrated: () => void;
  children?: ReactNode;
}

/** Optional part that loads when the page is idle. */
const privacy = {
  async load() {
    await new Promise<void>((resolve) => void whenIdle(resolve));
    return (await import('./privacy/Privacy.tsx')).privacy;
  },
};
const closed = { load: () => import('./start/idle-features.ts').then(({ closedSite }) => closedSite) };

/** The portal inside a router. */
export function App({ brand, runtime, ports, prerenderedState, prerenderedPath, switchLanguage, onHydrated, children }: AppProps) {
  const turns = useMemo(() => createTurns(prerenderedState), [prerenderedState]);
  const context = useMemo(() => ({ runtime, switchLanguage }), [runtime, switchLanguage]);
  useEffect(() => {
    const root = document.getElementById('root');
    if (root !== null) repeatTypedEarly(root);
  }, []);
  return (
    <Provider store={runtime.store} serverState={prerenderedState}>
      <I18nextProvider i18n={runtime.texts.i18n}>
        <BrandProvider brand={brand}>
          <RuntimeContext value={context}>
            <PortsContext value={ports}>
              <GroupBannerContext value={renderBanner}>
                <PrerenderedPathContext value={prerenderedPath}>
                  <TurnsContext value={turns}>
                    <Site />
                  </TurnsContext>
                </PrerenderedPathContext>
                <ReportHydration turns={turns} onHydrated={onHydrated} />
                {children}
              </GroupBannerContext>
            </PortsContext>
          </RuntimeContext>
        </BrandProvider>
      </I18nextProvider>
    </Provider>
  );
}

/** Renders nothing. Reports when everything that waited for hydration is rendered. */
function ReportHydration({ turns, onHydrated }: Pick<AppProps, 'onHydrated'> & { turns: Turns }) {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (!isHydrated) return;
    void turns.over().then(() => {
      document.getElementById('root')?.removeAttribute('data-prerendered');
      onHydrated();
    });
  }, [isHydrated, turns, onHydrated]);
  return null;
}

function Site() {
  const { pathname } = useLocation();
  const closure = useAppSelector(selectClosure);
  const { runtime } = useRuntime();
  const { analytics } = useBrand();
  if (closure !== null) {
    return (
      <Late part={runtime.page(closed)} fallback={<RouteProgress />}>
        {({ Page }) => <Page />}
      </Late>
    );
  }
  const row = routeOf(pathname);
  return (
    <>
      <Shell layout={row.layout}>
        <PageOf row={row} />
      </Shell>
      <DialogHost />
      <Messages />
      {analytics !== undefined && (
        <Late part={runtime.page(privacy)} fallback={null} broken={null}>
          {({ Page }) => <Page />}
        </Late>
      )}
    </>
  );
}

function PageOf({ row }: { row: RouteRow }) {
  const { pathname, search } = useLocation();
  const isHydrated = useIsHydrated();
  if (!isHydrated && !isPrerenderedRow(row)) return row.layout.isWorkspace === true ? <PageFrame row={row} /> : <PageRoom />;
  return (
    <Boundary resetKey={`${pathname}${search}`}>
      <RoutePage row={row} />
    </Boundary>
  );
}
