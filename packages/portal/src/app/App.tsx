import { lazy, useEffect, useMemo, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { PublicBrand } from '@livery/brand/public-brand';
import { useAppSelector } from '#shared/state/app-hooks.ts';
import { BrandProvider } from '#shared/parts/brand.tsx';
import { Island } from '#shared/parts/Island.tsx';
import { MissingPart } from '#shared/parts/MissingPart.tsx';
import { selectClosure } from '#shared/state/site.slice.ts';
import type { RootState } from '#shared/state/store.ts';
import { DialogHost } from './dialogs/DialogHost.tsx';
import { RouteBoundary } from './routing/RouteBoundary.tsx';
import { RoutePage } from './routing/RoutePage.tsx';
import { RouteProgress } from './routing/RouteProgress.tsx';
import { routeOf } from './routing/routes.tsx';
import type { Runtime } from './start/runtime.ts';
import { RuntimeContext } from './start/runtime-context.tsx';
import { Shell } from './shell/Shell.tsx';

export interface AppProps {
  brand: PublicBrand;
  runtime: Runtime;
  /** The state the server drew from; hydration starts there. */
  drawnState: RootState;
  switchLanguage: (language: string) => void;
  /** From then on the page answers: what was drawn ahead is the portal's own. */
  onTakenOver: () => void;
  children?: ReactNode;
}

const ClosedPage = lazy(() => import('./pages/ClosedPage.tsx').then((module) => ({ default: module.ClosedPage })));

/** The portal inside a router. */
export function App({ brand, runtime, drawnState, switchLanguage, onTakenOver, children }: AppProps) {
  const context = useMemo(() => ({ runtime, switchLanguage }), [runtime, switchLanguage]);
  useEffect(() => {
    document.getElementById('root')?.removeAttribute('data-prerendered');
    onTakenOver();
  }, [onTakenOver]);
  return (
    <Provider store={runtime.store} serverState={drawnState}>
      <I18nextProvider i18n={runtime.texts.i18n}>
        <BrandProvider brand={brand}>
          <RuntimeContext value={context}>
            <Site />
            {children}
          </RuntimeContext>
        </BrandProvider>
      </I18nextProvider>
    </Provider>
  );
}

function Site() {
  const { pathname, search } = useLocation();
  const closure = useAppSelector(selectClosure);
  if (closure !== null) {
    return (
      <Island fallback={<RouteProgress />} broken={<MissingPart />}>
        <ClosedPage reason={closure} />
      </Island>
    );
  }
  const row = routeOf(pathname);
  return (
    <>
      <Shell layout={row.layout}>
        <RouteBoundary place={`${pathname}${search}`}>
          <RoutePage row={row} />
        </RouteBoundary>
      </Shell>
      <DialogHost />
    </>
  );
}
