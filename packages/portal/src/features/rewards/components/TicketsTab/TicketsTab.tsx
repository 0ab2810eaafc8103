import { useTranslation } from 'react-i18next';
import { Badge } from '@livery/ui/Badge';
import { Button, ButtonLink } from '@livery/ui/Button';
import { Disclosure } from '@livery/ui/Disclosure';
import { EmptyState } from '@livery/ui/EmptyState';
import { Link } from 'react-router-dom';
import type { PrizePool, PrizeTicket } from '@livery/contract/shapes';
import { Picture } from '#shared/pages/Picture.tsx';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import { dialogRequested } from '#shared/store/dialogs.slice.ts';
import { centreRead } from '../../rewards.reads.ts';
import { Odds } from '../Odds/Odds.tsx';
import { CardSkeleton } from '../RewardCentre/RewardSkeleton.tsx';
import { RewardArt } from '../RewardArt/RewardArt.tsx';
import { RaffleCard } from './RaffleCard.tsx';
import * as styles from './TicketsTab.css.ts';

/** The merchant's pools, with the member's tickets for each. */
export function TicketsTab() {
  const { t } = useTranslation('rewards');
  const centre = useRead(centreRead, {});
  return (
    <Loaded of={centre} onRetry={centre.retry} skeleton={<CardSkeleton />}>
      {({ pools, tickets }) =>
        pools.length === 0 ? (
          <EmptyState picture={<RewardArt kind="tickets" />} sentence={t('tickets.none')} />
        ) : (
          <ul className={styles.grid}>
            {pools.map((pool) => {
              const own = tickets.filter(({ poolId }) => poolId === pool.id);
              return (
                <li key={pool.id} className={styles.card}>
                  <div className={styles.art}>
                    <Picture className={styles.picture} src={pool.imageUrl} alt="" />
                    <span className={styles.count}>
                      <Badge tone={own.length > 0 ? 'accent' : 'neutral'}>{t('tickets.count', { count: own.length })}</Badge>
                    </span>
                  </div>
                  <div className={styles.content}>
                    {pool.raffle === null ? (
                      <Playable pool={pool} tickets={own} />
                    ) : (
                      <RaffleCard pool={pool} raffle={pool.raffle} tickets={own} />
                    )}
                  </div>
                </li>
              );
            })}
          </ul>
        )
      }
    </Loaded>
  );
}

function Playable({ pool, tickets }: { pool: PrizePool; tickets: readonly PrizeTicket[] }) {
  const { t } = useTranslation('rewards');
  const dispatch = useAppDispatch();
  const kind = pool.kind === 'raffle' ? 'wheel' : pool.kind;
  return (
    <>
      <h3 className={styles.title}>{pool.title}</h3>
      <p className={styles.text}>{t(`openings.${kind}.text`)}</p>
      {tickets.length > 0 ? (
        <Button
          variant="action"
          block
          data-opens="openPrize"
          onClick={() => dispatch(dialogRequested({ kind: 'openPrize', poolId: pool.id }))}
        >
          {t(`openings.${kind}.play`)}
        </Button>
      ) : (
        <ButtonLink block render={(props) => <Link {...props} to={{ search: '?tab=activities' }} />}>
          {t('tickets.get')}
        </ButtonLink>
      )}
      <Disclosure label={t('odds.title')}>
        <Odds pool={pool} />
      </Disclosure>
    </>
  );
}
