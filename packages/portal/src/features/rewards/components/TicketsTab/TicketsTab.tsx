import { useTranslation } from 'react-i18next';
import { Badge } from '@livery/ui/Badge';
import { Button, ButtonLink } from '@livery/ui/Button';
import { Disclosure } from '@livery/ui/Disclosure';
import { EmptyState } from '@livery/ui/EmptyState';
import { Link } from 'react-router-dom';
import type { Draw, Ticket } from '@livery/contract/shapes';
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

/** The draws of the merchant, each with the tickets that the member has for it. */
export function TicketsTab() {
  const { t } = useTranslation('rewards');
  const centre = useRead(centreRead, {});
  return (
    <Loaded of={centre} onRetry={centre.retry} skeleton={<CardSkeleton />}>
      {({ draws, tickets }) =>
        draws.length === 0 ? (
          <EmptyState picture={<RewardArt kind="tickets" />} sentence={t('tickets.none')} />
        ) : (
          <ul className={styles.grid}>
            {draws.map((draw) => {
              const own = tickets.filter(({ drawId }) => drawId === draw.id);
              return (
                <li key={draw.id} className={styles.card}>
                  <div className={styles.art}>
                    <Picture className={styles.picture} src={draw.imageUrl} alt="" />
                    <span className={styles.count}>
                      <Badge tone={own.length > 0 ? 'accent' : 'neutral'}>{t('tickets.count', { count: own.length })}</Badge>
                    </span>
                  </div>
                  <div className={styles.content}>
                    {draw.raffle === null ? (
                      <Playable draw={draw} tickets={own} />
                    ) : (
                      <RaffleCard draw={draw} raffle={draw.raffle} tickets={own} />
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

function Playable({ draw, tickets }: { draw: Draw; tickets: readonly Ticket[] }) {
  const { t } = useTranslation('rewards');
  const dispatch = useAppDispatch();
  const kind = draw.kind === 'raffle' ? 'wheel' : draw.kind;
  return (
    <>
      <h3 className={styles.title}>{draw.title}</h3>
      <p className={styles.text}>{t(`draws.${kind}.text`)}</p>
      {tickets.length > 0 ? (
        <Button variant="action" block data-opens="draw" onClick={() => dispatch(dialogRequested({ kind: 'draw', drawId: draw.id }))}>
          {t(`draws.${kind}.play`)}
        </Button>
      ) : (
        <ButtonLink block render={(props) => <Link {...props} to={{ search: '?tab=activities' }} />}>
          {t('tickets.get')}
        </ButtonLink>
      )}
      <Disclosure label={t('odds.title')}>
        <Odds draw={draw} />
      </Disclosure>
    </>
  );
}
