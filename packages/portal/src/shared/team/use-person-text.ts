import { useTranslation } from 'react-i18next';
import { memberTypes } from '@livery/contract/member-types';
import type { TeamPerson } from '@livery/contract/shapes';

const kinds: Readonly<Record<number, 'agent' | 'subAgent' | 'affiliate' | 'subAffiliate'>> = {
  [memberTypes.agent]: 'agent',
  [memberTypes.subAgent]: 'subAgent',
  [memberTypes.affiliate]: 'affiliate',
  [memberTypes.subAffiliate]: 'subAffiliate',
};

/** A team member's type, level and id. */
export function usePersonText() {
  const { t } = useTranslation('team');
  const levelText = useLevelText();
  const typeText = (type: number) => t(`types.${kinds[type] ?? 'player'}`);
  const note = ({ id, type, level }: Pick<TeamPerson, 'id' | 'type' | 'level'>) =>
    [levelText(level), typeText(type), t('number', { number: id })].join(' · ');
  return { typeText, note };
}

export function useLevelText(): (level: number) => string {
  const { t } = useTranslation('team');
  return (level) => {
    if (level === 0) return t('level.self');
    return level === 1 ? t('level.direct') : t('level.below', { level });
  };
}
