import { useTranslation } from 'react-i18next';
import type { LobbyType } from '../../lobby-place.rules.ts';

type OwnType = 'HOME' | 'HOT' | 'FAV' | 'NEW' | 'ALL' | 'FAVORITE' | 'RECENT';
const ownTypes: readonly LobbyType[] = ['HOME', 'HOT', 'FAV', 'NEW', 'ALL', 'FAVORITE', 'RECENT'] satisfies OwnType[];
const isOwn = (type: LobbyType): type is OwnType => ownTypes.includes(type);

/** The name of a category; game types are named by the site's shared texts. */
export function useTypeName(): (type: LobbyType) => string {
  const { t } = useTranslation(['lobby', 'common']);
  return (type) => (isOwn(type) ? t(`menu.${type}`) : t(`common:types.${type}`));
}
