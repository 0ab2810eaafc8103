import { useTranslation } from 'react-i18next';
import type { Condition } from './promotions/promotions.rules.ts';
import { useDateText } from '#shared/time/use-date-text.ts';
import { useAmountText } from './use-prize-text.ts';

/** A condition in the reader's language. */
export function useConditionText(): (condition: Condition) => string {
  const { t } = useTranslation(['rewards', 'common']);
  const amountText = useAmountText();
  const dayText = useDateText({ day: 'numeric', month: 'long' });
  return (condition) => {
    switch (condition.key) {
      case 'stake': {
        const amount = amountText(condition.amount);
        const games = condition.types.map((type) => t(`common:types.${type}` as 'common:types.RNG', { defaultValue: type })).join(', ');
        return games === '' ? t('conditions.stake', { amount }) : t('conditions.stakeIn', { amount, games });
      }
      case 'days':
        return t('conditions.days', { count: condition.count });
      case 'vip':
        return t('conditions.vip', { level: condition.level });
      case 'starts':
      case 'ends':
        return t(`conditions.${condition.key}`, { date: dayText(condition.at) });
      default:
        return t(`conditions.${condition.key}`);
    }
  };
}
