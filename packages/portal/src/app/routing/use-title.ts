import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useTypeName } from '#features/lobby/components/Lobby/use-type-name.ts';
import { readPlace } from '#features/lobby/lobby-place.rules.ts';
import { useBrand } from '#shared/pages/brand.tsx';
import { usePageName } from '#shared/pages/page-name.ts';
import { showsLobby, type RouteRow } from './routes.tsx';

/** The document's title: the page's name or subject, or the category on the home page. */
export function useTitle(row: RouteRow): void {
  const { t } = useTranslation(['common', 'home']);
  const { identity } = useBrand();
  const { type } = readPlace(useLocation());
  const typeName = useTypeName();
  const given = usePageName();
  const name = given ?? (showsLobby(row) ? (type === 'HOME' ? null : typeName(type)) : t(`pages.${row.id}`));
  const title = name === null ? t('home:seo.title', { defaultValue: identity.name }) : `${name} · ${identity.name}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
