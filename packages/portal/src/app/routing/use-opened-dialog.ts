import { useEffect } from 'react';
import { readSubId } from '@livery/contract/sub-id';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHydrated } from '#shared/lazy/use-is-hydrated.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { dialogRequested, loginRequested, registerRequested } from '#shared/store/dialogs.slice.ts';
import { selectAccount, selectIsTrial, selectViewerStatus } from '#shared/facts/viewer.slice.ts';
import { resetTokenOf } from './arrival.rules.ts';
import type { RouteRow } from './routes.tsx';

/**
 * `/login` and `/register` are the home page with their dialog open, and so is a link to set a password. The login's
 * address becomes `/` (specification, section 2). The registration's address may have an invitation code, so it stays
 * until the visitor is a member. A trial account may register too.
 */
export function useOpenedDialog({ opens }: RouteRow, isReady: boolean): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state, search, hash } = useLocation();
  const status = useAppSelector(selectViewerStatus);
  const isKnown = useAppSelector(selectAccount) !== null;
  const isTrial = useAppSelector(selectIsTrial);
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (opens === undefined || !isReady || !isHydrated || status === 'unknown') return;
    if (opens === 'register' && status === 'member' && !isKnown) return;
    if (opens === 'register' && (status === 'visitor' || isTrial)) {
      const said = new URLSearchParams(search);
      const code = said.get('code') ?? '';
      dispatch(registerRequested(said.get('referralCode'), code === '' ? null : { code, sub: readSubId(said.get('sub') ?? '') }));
      return;
    }
    const token = resetTokenOf(hash);
    const returnTo = returnToOf(state);
    if (token !== null) dispatch(dialogRequested({ kind: 'resetPassword', token }));
    else if (status === 'visitor') dispatch(returnTo === undefined ? dialogRequested({ kind: 'login' }) : loginRequested(returnTo));
    void navigate('/', { replace: true });
  }, [opens, isReady, isHydrated, status, isKnown, isTrial, state, search, hash, dispatch, navigate]);
}

function returnToOf(state: unknown): string | undefined {
  const returnTo: unknown = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : undefined;
  return typeof returnTo === 'string' ? returnTo : undefined;
}
