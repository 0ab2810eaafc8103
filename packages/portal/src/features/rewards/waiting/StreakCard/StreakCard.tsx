import { useTranslation } from 'react-i18next';
import { Icon } from '@livery/ui/Icon';
import { CheckIcon, FlameIcon } from '@livery/ui/icons';
import { useRead } from '#shared/reads/use-read.ts';
import { promotionsRead } from '../../rewards.reads.ts';
import { PromotionAction } from '../../promotions/PromotionAction/PromotionAction.tsx';
import { usePrizeText } from '../../use-prize-text.ts';
import * as styles from './StreakCard.css.ts';

/** Shows a single bar if a phone has no room for all days. */
const mostDots = 10;

/** The check-in streak, if a promotion counts one. */
export function StreakCard() {
  const { t } = useTranslation('rewards');
  const prizeText = usePrizeText();
  const promotion = useRead(promotionsRead, {}).value?.items.find(({ way, state }) => way === 'sign' && state !== 'closed');
  if (promotion === undefined || promotion.state === 'comingSoon' || promotion.state === 'claim') return null;
  const { title, prize, rule, progress } = promotion;
  const done = progress?.done ?? 0;
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <span className={styles.mark}>
          <Icon icon={FlameIcon} />
        </span>
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{t('streak.prize', { count: rule.days, prize: prizeText(prize) })}</p>
        </div>
      </div>
      {rule.days <= mostDots && (
        <ol className={styles.days} aria-hidden="true">
          {Array.from({ length: rule.days }, (_, day) => (
            <li key={day} className={styles.day({ isDone: day < done })}>
              {day < done ? <Icon icon={CheckIcon} size="small" /> : day + 1}
            </li>
          ))}
        </ol>
      )}
      <PromotionAction promotion={promotion} />
    </section>
  );
}
