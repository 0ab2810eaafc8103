import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { useAmountText } from '../../use-prize-text.ts';
import type { Claims } from '../use-claims.ts';
import { moneyIn } from '../visit.rules.ts';
import * as styles from './InboxTab.css.ts';

/** The claimable total with one button for all of it, then the result. */
export function ClaimHead({ claims: { listed, takeAll, isTakingAll } }: { claims: Claims }) {
  const { t } = useTranslation('rewards');
  const amountText = useAmountText();
  if (listed.length === 0) return null;
  const open = listed.filter(({ stage }) => stage !== 'taken').map(({ reward }) => reward.prize);
  const won = moneyIn(listed.filter(({ stage }) => stage === 'taken').map(({ reward }) => reward.prize));
  const isDone = open.length === 0;
  return (
    <section className={styles.head} aria-label={t('waiting.all')}>
      <div className={styles.sum}>
        <span className={styles.title}>{t(isDone ? 'waiting.claimed' : 'waiting.total', { count: open.length })}</span>
        <output className={styles.whole}>{amountText(isDone ? won : moneyIn(open))}</output>
      </div>
      {!isDone && (
        <Button variant="action" size="large" loading={isTakingAll ? t('waiting.claiming') : undefined} onClick={takeAll}>
          {t('waiting.claimAll')}
        </Button>
      )}
    </section>
  );
}
