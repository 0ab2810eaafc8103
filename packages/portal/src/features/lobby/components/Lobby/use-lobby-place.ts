import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '#shared/state/app-hooks.ts';
import { readPlace, type LobbyPlace } from '../../lobby.place.ts';
import { selectPlace } from '../../lobby.selectors.ts';
import { lobbyLeft, placeEntered } from '../../lobby.slice.ts';

/**
 * The address says where in the lobby somebody is; the state follows before paint. The first draw is HOME, as the server
 * drew it.
 */
export function useLobbyPlace(panel: RefObject<HTMLElement | null>): LobbyPlace {
  const { search } = useLocation();
  const dispatch = useAppDispatch();
  const place = useAppSelector(selectPlace);

  useLayoutEffect(() => {
    dispatch(placeEntered(readPlace(search)));
  }, [dispatch, search]);
  useLayoutEffect(() => () => void dispatch(lobbyLeft()), [dispatch]);

  useScrollToStart(panel, `${place.type}/${place.filter}/${place.page}`);
  return place;
}

/** Another list or page is read from its start; on the way back the page's own scroll memory decides. */
function useScrollToStart(panel: RefObject<HTMLElement | null>, list: string): void {
  const navigationType = useNavigationType();
  const shown = useRef(list);
  useEffect(() => {
    if (shown.current === list) return;
    const isLeavingHome = shown.current.startsWith('HOME');
    shown.current = list;
    const top = panel.current?.getBoundingClientRect().top ?? 0;
    if (navigationType !== 'POP' && (isLeavingHome || top < 0)) panel.current?.scrollIntoView({ block: 'start' });
  }, [list, navigationType, panel]);
}
