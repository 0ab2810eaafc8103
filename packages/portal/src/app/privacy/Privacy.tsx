import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pageShown } from '#features/consent/consent.slice.ts';
import { consent, ConsentQuestion } from '#features/consent/index.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { routeOf } from '../routing/routes.tsx';

/** What a brand that counts visits brings beside the page. */
export const privacy: RouteModule = { features: [consent], Page: Privacy };

/** Tells which page is shown, and asks where a page has an end with room below it. */
function Privacy() {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const { id, path, layout } = routeOf(pathname);
  useEffect(() => {
    dispatch(pageShown({ name: id, route: path === '*' ? '/404' : path }));
  }, [dispatch, pathname, id, path]);
  return layout.footer && <ConsentQuestion />;
}
