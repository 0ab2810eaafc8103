import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useTypeName } from '#features/lobby/components/Lobby/use-type-name.ts';
import { readPlace } from '#features/lobby/lobby.place.ts';
import { useBrand } from '#shared/parts/brand.tsx';
import { idOfHash } from './arrival.rules.ts';
import { isHomeRow, type RouteRow } from './routes.tsx';
import { recallScroll, rememberScroll } from './scroll-memory.ts';

/**
 * What an arrival at a page does besides drawing it: the document's title, the scroll (to the hash, to where it was on the
 * way back, else to the top), and the focus on the page's heading so that a screen reader hears where it is. Another query
 * on the same page is no arrival: a search or a filter leaves scroll and focus alone.
 */
export function useArrival(row: RouteRow, isReady: boolean): void {
  const { t } = useTranslation(['common', 'home']);
  const { identity } = useBrand();
  const { pathname, search, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const arrivedAt = useRef<{ pathname: string; search: string } | null>(null);

  const { type } = readPlace(search);
  const typeName = useTypeName();
  const name = isHomeRow(row.id) ? (type === 'HOME' ? null : typeName(type)) : t(`pages.${row.id}`);
  const title = name === null ? t('home:seo.title', { defaultValue: identity.name }) : `${name} · ${identity.name}`;
  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => rememberScroll(key), [key]);

  useLayoutEffect(() => {
    if (!isReady) return;
    const before = arrivedAt.current;
    const isSamePage = before?.pathname === pathname;
    arrivedAt.current = { pathname, search };
    const id = idOfHash(hash);
    const target = id === null ? null : document.getElementById(id);
    if (target !== null) {
      // Its answer is a promise in new browsers; an effect would take it for its clean-up.
      target.scrollIntoView();
      return;
    }
    if (before === null) return;
    if (isSamePage && before.search !== search && navigationType !== 'POP') return;
    window.scrollTo({ top: navigationType === 'POP' ? (recallScroll(key) ?? 0) : 0, behavior: 'instant' });
    if (!isSamePage) focusHeading();
  }, [isReady, pathname, search, hash, key, navigationType]);
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
