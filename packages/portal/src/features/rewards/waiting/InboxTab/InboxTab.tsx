import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { ReadFailure } from '#shared/reads/ReadFailure.tsx';
import type { WaitingReward, WaitingWorth } from '#shared/ports/waiting.ts';
import type { ReadView } from '#shared/reads/use-read.ts';
import { RewardArt } from '../../components/RewardArt/RewardArt.tsx';
import { RowSkeleton } from '../../components/RewardCentre/RewardSkeleton.tsx';
import { StreakCard } from '../StreakCard/StreakCard.tsx';
import { useClaims } from '../use-claims.ts';
import { ClaimHead } from './ClaimHead.tsx';
import { ClaimRow } from './ClaimRow.tsx';
import { TicketRows, WorthRow } from './WorthRow.tsx';
import * as styles from './InboxTab.css.ts';

interface InboxTabProps {
  /** Pending items by feature. */
  sources: readonly ReadView<readonly WaitingReward[]>[];
  points: WaitingWorth | null;
}

/** Everything the member can claim, from all features: one by one or all at once. */
export function InboxTab({ sources, points }: InboxTabProps) {
  const isComing = sources.some(({ status, value }) => value === undefined && status !== 'failed');
  // Listed together, so that the order does not depend on which answers first.
  const claims = useClaims(isComing ? [] : sources.flatMap(({ value = [] }) => value));
  if (isComing) return <RowSkeleton />;
  const lost = sources.find(({ status, value }) => status === 'failed' && value === undefined);
  return (
    <div className={styles.inbox}>
      <StreakCard />
      <ClaimHead claims={claims} />
      {claims.listed.length > 0 && (
        <ul className={styles.list}>
          {claims.listed.map((claim) => (
            <ClaimRow key={claim.reward.id} claim={claim} onTake={claims.take} />
          ))}
        </ul>
      )}
      <ul className={styles.list}>
        <TicketRows />
        {points !== null && <WorthRow worth={points} />}
      </ul>
      {lost?.status === 'failed' && <ReadFailure failure={lost.failure} onRetry={() => sources.forEach(retryLost)} />}
      {claims.listed.length === 0 && lost === undefined && <Nothing />}
    </div>
  );
}

function retryLost({ status, retry }: ReadView<unknown>): void {
  if (status === 'failed') retry();
}

function Nothing() {
  const { t } = useTranslation('rewards');
  return (
    <EmptyState
      picture={<RewardArt kind="bonus" />}
      sentence={t('waiting.empty')}
      action={
        <ButtonLink variant="action" render={(props) => <Link {...props} to={{ search: '?tab=activities' }} />}>
          {t('waiting.toActivities')}
        </ButtonLink>
      }
    />
  );
}
