import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, UNSAFE_NavigationContext as NavigationContext, type Navigator } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { selectMayLeave } from '../../launch.slice.ts';
import { seamlessLeaveRequested } from '../../seamless.saga.ts';
import { coverEntry, isEntryCovered } from '../GamePopup/use-back-to-close.ts';

/**
 * Asks before leaving the page by a link or the back button while a stake is open. This site's router has no blocker,
 * so its `push` waits. Returns functions to leave and to stay.
 */
export function useLeavingGuard(): { leave: () => void; stay: () => void } {
  const dispatch = useAppDispatch();
  const { navigator } = useContext(NavigationContext);
  const navigate = useNavigate();
  const mayLeave = useAppSelector(selectMayLeave);
  const wanted = useRef<(() => void) | null>(null);
  const leave = () => void dispatch(seamlessLeaveRequested());
  const ask = useEffectEvent((go: () => void) => {
    wanted.current = go;
    leave();
  });

  const goHome = useEffectEvent(() => void navigate('/', { replace: true }));

  const goWhereWanted = () => {
    const go = wanted.current;
    wanted.current = null;
    go?.();
  };

  useEffect(() => {
    if (mayLeave) goWhereWanted();
  }, [mayLeave]);

  useEffect(() => {
    const letGo = holdPushes(navigator, (go) => ask(go));
    const address = window.location.href;
    if (!isEntryCovered()) coverEntry();
    let isGoingHome = false;
    const hear = () => {
      if (window.location.href !== address) return;
      if (isGoingHome) return goHome();
      coverEntry();
      // The guard's entry is the last one. If only the page's entry is before it, the tab was opened for the game and has no history.
      if (window.history.length > 2) ask(() => window.history.go(-2));
      else
        ask(() => {
          isGoingHome = true;
          window.history.back();
        });
    };
    window.addEventListener('popstate', hear);
    return () => {
      window.removeEventListener('popstate', hear);
      letGo();
      // An ended session closes the game, so nobody will answer.
      if (wanted.current !== null) goWhereWanted();
      else if (isEntryCovered()) window.history.back();
    };
  }, [navigator]);

  return { leave, stay: () => void (wanted.current = null) };
}

/**
 * Blocks the router until released. Then it replaces the entry above the page's, so that going back finds the game
 * once.
 */
function holdPushes(navigator: Navigator, hold: (go: () => void) => void): () => void {
  const { push, replace } = navigator;
  navigator.push = (...place) => hold(() => (isEntryCovered() ? replace(...place) : push(...place)));
  return () => void (navigator.push = push);
}
