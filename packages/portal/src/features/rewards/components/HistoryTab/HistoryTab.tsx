import { useTranslation } from 'react-i18next';
import { Badge } from '@livery/ui/Badge';
import { ButtonLink } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { Link } from 'react-router-dom';
import type { Reward } from '@livery/contract/shapes';
import { ListPager } from '#shared/lists/ListPager.tsx';
import { LoadedPage } from '#shared/lists/LoadedPage.tsx';
import { useListAddress } from '#shared/lists/use-list-address.ts';
import { useDateText } from '#shared/time/use-date-text.ts';
import { useRead } from '#shared/reads/use-read.ts';
import { historyRead } from '../../rewards.reads.ts';
import { usePrizeText } from '../../use-prize-text.ts';
import { Proof } from '../Odds/Proof.tsx';
import { RowSkeleton } from '../RewardCentre/RewardSkeleton.tsx';
import { RewardArt } from '../RewardArt/RewardArt.tsx';
import * as styles from './HistoryTab.css.ts';

const noParams = {};
const pageLength = 20;

/** Past rewards with the proof of every prize, and expired rewards. */
export function HistoryTab() {
  const { t } = useTranslation('rewards');
  const { pages } = useListAddress(noParams);
  const history = useRead(historyRead, { limit: pageLength, after: pages.after });
  return (
    <LoadedPage page={history} pages={pages} skeleton={<RowSkeleton />}>
      {({ items, next }) =>
        items.length === 0 ? (
          <EmptyState
            picture={<RewardArt kind="cash" />}
            sentence={t('history.empty')}
            action={
              <ButtonLink render={(props) => <Link {...props} to={{ search: '?tab=tickets' }} />}>{t('history.toTickets')}</ButtonLink>
            }
          />
        ) : (
          <div className={styles.content}>
            <ul className={styles.list}>
              {items.map((reward) => (
                <PastReward key={reward.id} reward={reward} />
              ))}
            </ul>
            <ListPager pages={pages} next={history.isFormer ? null : next} />
          </div>
        )
      }
    </LoadedPage>
  );
}

function PastReward({ reward: { title, origin, prize, state, claimedAt, expiresAt, proof } }: { reward: Reward }) {
  const { t } = useTranslation('rewards');
  const prizeText = usePrizeText();
  const momentText = useDateText({ dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        <RewardArt kind={prize.kind} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.soft}>
          {t(`origins.${origin}`)} · {momentText(claimedAt ?? expiresAt)}
        </span>
      </span>
      <span className={styles.amount}>
        {prizeText(prize)}
        {state === 'expired' && <Badge tone="neutral">{t('history.expired')}</Badge>}
      </span>
      {proof !== null && (
        <div className={styles.proof}>
          <Proof proof={proof} />
        </div>
      )}
    </li>
  );
}
