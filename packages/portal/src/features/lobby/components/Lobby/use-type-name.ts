import { useTranslation } from 'react-i18next';
import type { LobbyType } from '../../lobby-place.rules.ts';

type OwnType = 'HOME' | 'NEW' | 'ALL' | 'FAVORITE' | 'RECENT';
const ownTypes: readonly LobbyType[] = ['HOME', 'NEW', 'ALL', 'FAVORITE', 'RECENT'] satisfies OwnType[];
const isOwn = (type: LobbyType): type is OwnType => ownTypes.includes(type);

/** A list's name. Lists in the site's navigation are named by the shared texts. */
export function useTypeName(): (type: LobbyType) => string {
  const { t } = useTranslation(['lobby', 'common']);
  return (type) => (isOwn(type) ? t(`menu.${type}`) : t(`common:types.${type}`));
}
