import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useNavigate, useNavigationType } from 'react-router-dom';
import { useAddress } from '#shared/address/use-address.ts';
import { useIsHydrated } from '#shared/lazy/use-is-hydrated.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { addressOf, movedTo, readPlace, type LobbyPlace } from '../../lobby-place.rules.ts';
import { lobbyLeft, placeEntered } from '../../lobby.slice.ts';

/** The viewer's place in the lobby, from the address. Its reads start before the first paint. */
export function useLobbyPlace(panel: RefObject<HTMLElement | null>): LobbyPlace {
  const { pathname, search } = useAddress();
  const place = usePlaceOf(readPlace({ pathname, search }));
  const isPush = useNavigationType() === 'PUSH';
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  // The prerendered place may differ from the address, so its lists are not needed.
  const isHydrated = useIsHydrated();
  const moved = movedTo({ pathname, search });
  useLayoutEffect(() => {
    if (isHydrated && moved === null) dispatch(placeEntered(place, isPush));
  }, [dispatch, place, isPush, moved, isHydrated]);
  useLayoutEffect(() => () => void dispatch(lobbyLeft()), [dispatch]);

  useEffect(() => {
    if (moved !== null) void navigate(moved, { replace: true });
  }, [moved, navigate]);

  useScrollToStart(panel, `${place.type}/${place.filter}/${place.page}`);
  return place;
}

/** Keeps its identity while the place is the same. `/` and `/login`, which becomes `/`, are one place, whose lists load once. */
function usePlaceOf(named: LobbyPlace): LobbyPlace {
  const [kept, setKept] = useState(named);
  if (addressOf(kept) === addressOf(named)) return kept;
  setKept(named);
  return named;
}

/** A new list or page starts at its top. When going back, the page's own scroll memory decides. */
function useScrollToStart(panel: RefObject<HTMLElement | null>, list: string): void {
  const navigationType = useNavigationType();
  const shown = useRef(list);
  // Runs before the first paint, so that the new list never appears at the old one's scroll position.
  useLayoutEffect(() => {
    if (shown.current === list) return;
    const isLeavingHome = shown.current.startsWith('HOME');
    shown.current = list;
    const top = panel.current?.getBoundingClientRect().top ?? 0;
    if (navigationType !== 'POP' && (isLeavingHome || top < 0)) panel.current?.scrollIntoView({ block: 'start' });
  }, [list, navigationType, panel]);
}
