import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pageShown } from '#features/consent/consent.slice.ts';
import { consent, ConsentQuestion } from '#features/consent/index.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { routeOf } from '../routing/routes.tsx';

/** Visit statistics, for brands that count visits. */
export const privacy: RouteModule = { features: [consent], Page: Privacy };

/** Reports the visible page, and asks for consent on pages with room at their end. */
function Privacy() {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const { id, path, layout } = routeOf(pathname);
  useEffect(() => {
    dispatch(pageShown({ name: id, route: path === '*' ? '/404' : path }));
  }, [dispatch, pathname, id, path]);
  return layout.footer && <ConsentQuestion />;
}
