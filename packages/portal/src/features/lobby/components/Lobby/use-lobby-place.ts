import { useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useQuery } from '#shared/parts/use-query.ts';
import { useAppDispatch } from '#shared/state/app-hooks.ts';
import { readPlace, type LobbyPlace } from '../../lobby.place.ts';
import { lobbyLeft, placeEntered } from '../../lobby.slice.ts';

/** Where in the lobby somebody is, as the address says; what has to be fetched for it is asked for before paint. */
export function useLobbyPlace(panel: RefObject<HTMLElement | null>): LobbyPlace {
  const query = useQuery();
  const place = useMemo(() => readPlace(query), [query]);
  const navigationType = useNavigationType();
  const dispatch = useAppDispatch();

  useLayoutEffect(() => {
    dispatch(placeEntered(place, navigationType === 'PUSH'));
  }, [dispatch, place, navigationType]);
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
