import { createContext, useContext, useMemo, useState, type ContextType } from 'react';
import { UNSAFE_LocationContext as LocationContext, useNavigate } from 'react-router-dom';
import { useIsWide } from '#shared/pages/use-is-wide.ts';
import { showsLobby, type RouteRow } from './routes.tsx';

export interface Overlay {
  /** Returns to the page below. */
  close: () => void;
}

export const OverlayContext = createContext<Overlay | null>(null);

/** The overlay that contains a page. Null for an ordinary page. */
export function useOverlay(): Overlay | null {
  return useContext(OverlayContext);
}

/** The history state after closing an overlay. */
const uncovered = { isUncovered: true };

export function isUncovered(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isUncovered' in state;
}

type Place = ContextType<typeof LocationContext>;

/** The address of the page below: the current one, or the home page's for an overlay. */
export function useOverlaid(row: RouteRow): { place: Place; overlay: Overlay | null } {
  const navigate = useNavigate();
  const here = useContext(LocationContext);
  const [home, setHome] = useState<Place>(() => ({
    ...here,
    location: { ...here.location, pathname: '/', search: '', hash: '', state: null },
  }));
  if (showsLobby(row) && home !== here) setHome(here);
  const isWide = useIsWide();
  const isCovered = isWide && row.isOverlay?.(here.location.pathname) === true;
  const { pathname, search } = home.location;
  const overlay = useMemo(
    () => ({ close: () => void navigate(`${pathname}${search}`, { state: uncovered }) }),
    [navigate, pathname, search],
  );
  return isCovered ? { place: home, overlay } : { place: here, overlay: null };
}
