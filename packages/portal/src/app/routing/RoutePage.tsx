import { memo, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, UNSAFE_LocationContext as LocationContext, useLocation, type NavigateProps } from 'react-router-dom';
import { roleOf } from '@livery/contract/roles';
import { ErrorState } from '@livery/ui/ErrorState';
import type { FailureCode } from '#api/api-failure.ts';
import { selectAccountFailure, accountRequested } from '#features/session/session.slice.ts';
import { useLatePart, type LatePart } from '#shared/lazy/late-part.ts';
import { Late } from '#shared/lazy/Late.tsx';
import { useErrorText } from '#shared/texts/use-error-text.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { trialRefused } from '#shared/store/dialogs.slice.ts';
import { selectAccount, selectIsReturning, selectViewerStatus } from '#shared/facts/viewer.slice.ts';
import { useRuntime } from '../start/runtime-context.tsx';
import { paths } from './navigation.ts';
import { admission } from './routes.rules.ts';
import { OverlayContext, useOverlaid } from './overlay.ts';
import { homeRow, type RouteRow } from './routes.tsx';
import { PageFrame } from './PageFrame.tsx';
import { RouteProgress } from './RouteProgress.tsx';
import { useArrival } from './use-arrival.ts';
import { useOpenedDialog } from './use-opened-dialog.ts';
import { useTitle } from './use-title.ts';

/** The page of the current address: checks who may see it, loads its chunk, then renders it. */
export function RoutePage({ row }: { row: RouteRow }) {
  const location = useLocation();
  const status = useAppSelector(selectViewerStatus);
  const member = useAppSelector(selectAccount);
  const failure = useAppSelector(selectAccountFailure);
  const account = member !== null ? 'known' : failure === null ? 'coming' : 'failed';
  const isReturning = useAppSelector(selectIsReturning);
  const verdict = admission(row, { status, account, role: roleOf(member?.type ?? null), isReturning });
  const [admittedAt, setAdmittedAt] = useState<string | null>(null);
  if (verdict.kind === 'admit' && admittedAt !== location.pathname) setAdmittedAt(location.pathname);
  switch (verdict.kind) {
    case 'wait':
      return <PageFrame row={row} />;
    case 'fail':
      return <AccountFailure code={failure?.code ?? 'UNKNOWN'} />;
    case 'refuse':
      return <Refused row={row} to={verdict.to} />;
    case 'redirect':
      // After a declined login, do not ask again. The agents' login is itself a page, so there is nothing to ask.
      if (admittedAt === location.pathname && row.audience !== 'agent') return <Elsewhere row={row} to={paths.home} />;
      return <Elsewhere row={row} to={verdict.to} state={{ returnTo: `${location.pathname}${location.search}${location.hash}` }} />;
    case 'admit':
      return <AdmittedPage row={row} />;
  }
}

/** Keeps the page's height until the next page has loaded. Otherwise the footer would jump up and down. */
function Elsewhere({ row, ...target }: Pick<NavigateProps, 'to' | 'state'> & { row: RouteRow }) {
  return (
    <>
      <Navigate {...target} replace />
      <PageFrame row={row} />
    </>
  );
}

/** The page depends on the account of the stored token, which could not be loaded. */
function AccountFailure({ code }: { code: FailureCode }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  return <ErrorState sentence={errorText(code)} retryLabel={t('actions.retry')} onRetry={() => dispatch(accountRequested())} />;
}

/** Explains the refusal to a trial account and redirects it (readings 4 and 17). */
function Refused({ row, to }: { row: RouteRow; to: string }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(trialRefused());
  }, [dispatch]);
  return <Elsewhere row={row} to={to} />;
}

/** The page of a row. An overlay appears over the unchanged home page. */
const AdmittedPage = memo(function AdmittedPage({ row }: { row: RouteRow }) {
  const { runtime } = useRuntime();
  const { place, overlay } = useOverlaid(row);
  useTitle(row);
  return (
    <>
      <LocationContext value={place}>
        <GroundPage row={overlay === null ? row : homeRow} />
      </LocationContext>
      {overlay !== null && (
        <OverlayContext value={overlay}>
          <Late part={runtime.page(row)} fallback={<RouteProgress />}>
            {({ Page }) => <Page />}
          </Late>
        </OverlayContext>
      )}
    </>
  );
});

function GroundPage({ row }: { row: RouteRow }) {
  const { runtime } = useRuntime();
  const part = runtime.page(row);
  return (
    <>
      <Late part={part} fallback={<RouteProgress />}>
        {({ Page }) => <Page />}
      </Late>
      <Arrival row={row} part={part} />
    </>
  );
}

/** Renders nothing, so that the route's effects do not render the page again. */
function Arrival({ row, part }: { row: RouteRow; part: LatePart<RouteModule> }) {
  const isReady = useLatePart(part).status === 'here';
  useArrival(isReady);
  useOpenedDialog(row, isReady);
  return null;
}
