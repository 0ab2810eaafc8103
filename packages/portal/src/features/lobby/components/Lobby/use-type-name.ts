import { useTranslation } from 'react-i18next';
import type { LobbyType } from '../../lobby.place.ts';

const ownNames: readonly LobbyType[] = ['HOME', 'HOT', 'FAV'];

/** The name of a category; game types are named by the site's shared texts. */
export function useTypeName(): (type: LobbyType) => string {
  const { t } = useTranslation(['lobby', 'common']);
  return (type) => (ownNames.includes(type) ? t(`menu.${type}`) : t(`types.${type}`, { ns: 'common' }));
}
