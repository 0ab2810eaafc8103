import { useTranslation } from 'react-i18next';
import { Badge } from '@livery/ui/Badge';
import { Button, ButtonLink } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { Link } from 'react-router-dom';
import type { Reward } from '@livery/contract/shapes';
import { SubmissionNotice } from '#shared/forms/SubmissionNotice.tsx';
import { selectSubmission } from '#shared/money/money.slice.ts';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { useDateText } from '#shared/time/use-date-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { centreRead } from '../../rewards.reads.ts';
import { rewardClaimed } from '../../rewards.slice.ts';
import { usePrizeText } from '../../use-prize-text.ts';
import { RowSkeleton } from '../RewardCentre/RewardSkeleton.tsx';
import { RewardArt } from '../RewardArt/RewardArt.tsx';
import * as styles from './WaitingTab.css.ts';

/** Rewards that only have to be taken. */
export function WaitingTab() {
  const { t } = useTranslation('rewards');
  const centre = useRead(centreRead, {});
  return (
    <Loaded of={centre} onRetry={centre.retry} skeleton={<RowSkeleton />}>
      {({ waiting }) =>
        waiting.length === 0 ? (
          <EmptyState
            picture={<RewardArt kind="bonus" />}
            sentence={t('waiting.empty')}
            action={
              <ButtonLink variant="action" render={(props) => <Link {...props} to={{ search: '?tab=activities' }} />}>
                {t('waiting.toActivities')}
              </ButtonLink>
            }
          />
        ) : (
          <ul className={styles.list}>
            {waiting.map((reward) => (
              <WaitingReward key={reward.id} reward={reward} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function WaitingReward({ reward: { id, title, prize, expiresAt } }: { reward: Reward }) {
  const { t } = useTranslation('rewards');
  const dispatch = useAppDispatch();
  const prizeText = usePrizeText();
  const dayText = useDateText({ day: 'numeric', month: 'long' });
  const submission = useAppSelector(selectSubmission('claimRaffle', id));
  return (
    <li className={styles.tile}>
      <span className={styles.picture}>
        <RewardArt kind={prize.kind} />
      </span>
      <div className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.amount}>{prizeText(prize)}</span>
        <span className={styles.facts}>
          <Badge tone={prize.kind === 'cash' ? 'positive' : 'second'}>{t(`kinds.${prize.kind}`)}</Badge>
          {t('waiting.until', { date: dayText(expiresAt) })}
        </span>
      </div>
      <div className={styles.action}>
        <Button
          variant="action"
          aria-label={t('waiting.claimNamed', { title })}
          loading={submission.status === 'sending' ? t('waiting.claiming') : undefined}
          onClick={() => dispatch(rewardClaimed({ rewardId: id }))}
        >
          {t('waiting.claim')}
        </Button>
      </div>
      {submission.status !== 'editing' && (
        <div className={styles.refusal}>
          <SubmissionNotice submission={submission} isSentOnce />
        </div>
      )}
    </li>
  );
}
