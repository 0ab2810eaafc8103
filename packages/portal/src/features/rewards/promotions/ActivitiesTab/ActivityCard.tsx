import { useTranslation } from 'react-i18next';
import { Badge } from '@livery/ui/Badge';
import { Icon } from '@livery/ui/Icon';
import { CheckIcon } from '@livery/ui/icons';
import type { Promotion } from '@livery/contract/shapes';
import { Picture } from '#shared/pages/Picture.tsx';
import { conditionsOf, stateTones } from '../promotions.rules.ts';
import { useConditionText } from '../../use-condition-text.ts';
import { usePrizeText } from '../../use-prize-text.ts';
import { PromotionAction } from '../PromotionAction/PromotionAction.tsx';
import * as styles from './ActivitiesTab.css.ts';

/** One activity: reward, requirement, progress and actions. */
export function ActivityCard({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('rewards');
  const prizeText = usePrizeText();
  const conditionText = useConditionText();
  const { title, summary, state, prize, imageUrl } = promotion;
  return (
    <li className={styles.card} data-over={state === 'closed'}>
      <div className={styles.art}>
        <Picture className={styles.picture} src={imageUrl} alt="" />
        <span className={styles.state}>
          <Badge tone={stateTones[state]}>{t(`states.${state}`)}</Badge>
        </span>
      </div>
      <div className={styles.body}>
        <div className={styles.words}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.summary}>{summary}</p>
          <p className={styles.prize}>{t(`activities.prize.${prize.kind}`, { prize: prizeText(prize) })}</p>
        </div>
        <ul className={styles.conditions}>
          {conditionsOf(promotion).map((condition) => (
            <li key={condition.key} className={styles.condition}>
              <Icon icon={CheckIcon} size="small" />
              {conditionText(condition)}
            </li>
          ))}
        </ul>
        <PromotionAction promotion={promotion} />
      </div>
    </li>
  );
}
