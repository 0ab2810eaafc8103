import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { Icon } from '@livery/ui/Icon';
import { TrophyIcon } from '@livery/ui/icons';
import { Skeleton } from '@livery/ui/Skeleton';
import { EndingCountdown } from '#shared/time/EndingCountdown.tsx';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import type { Timed } from '#shared/time/timed.ts';
import type { MissionBoard } from '../../missions.api.ts';
import { boardRead } from '../../missions.reads.ts';
import { Podium } from './Podium.tsx';
import * as styles from './Leaderboard.css.ts';

/** This week's top stakers, and the member's rank. */
export function Leaderboard() {
  const board = useRead(boardRead, {});
  return (
    <Loaded of={board} onRetry={board.retry} skeleton={<BoardSkeleton />}>
      {(value) => <Board board={value} onEnd={board.retry} />}
    </Loaded>
  );
}

function Board({ board: { top, own, endsAt, currency, clockOffset }, onEnd }: { board: Timed<MissionBoard>; onEnd: () => void }) {
  const { t } = useTranslation('missions');
  const moneyText = useMoneyText();
  // With fewer than three, some steps would be empty.
  const onSteps = top.length < 3 ? [] : top.slice(0, 3);
  const rest = top.slice(onSteps.length);
  const isOutside = own !== null && !top.some(({ isOwn }) => isOwn);
  return (
    <div className={styles.board}>
      <p className={styles.rule}>
        {t('board.rule')}{' '}
        <span className={styles.reset}>
          <EndingCountdown label={t('board.resetIn')} until={endsAt} clockOffset={clockOffset} onEnd={onEnd} />
        </span>
      </p>
      {top.length === 0 ? (
        <EmptyState
          picture={<Icon icon={TrophyIcon} size="large" />}
          sentence={t('board.none')}
          action={
            <ButtonLink variant="action" render={(props) => <Link {...props} to="/" />}>
              {t('play')}
            </ButtonLink>
          }
        />
      ) : (
        onSteps.length > 0 && <Podium first={onSteps} currency={currency} />
      )}
      {rest.length > 0 && (
        <ol className={styles.list} start={onSteps.length + 1}>
          {rest.map(({ rank, name, staked, isOwn }) => (
            <li key={rank} className={styles.row({ isOwn })}>
              <span className={styles.rank}>{rank}</span>
              <span className={styles.name}>{isOwn ? t('board.you', { name }) : name}</span>
              <span className={styles.staked}>{moneyText(staked, currency)}</span>
            </li>
          ))}
        </ol>
      )}
      {isOutside && (
        <p className={styles.own}>
          <span className={styles.rank}>{own.rank}</span>
          <span className={styles.name}>
            {t('board.yourPlace')}
            {own.behind !== null && (
              <small className={styles.behind}>{t('board.behind', { amount: moneyText(own.behind, currency) })}</small>
            )}
          </span>
          <span className={styles.staked}>{moneyText(own.staked, currency)}</span>
        </p>
      )}
      {own === null && top.length > 0 && <p className={styles.notYet}>{t('board.notYet')}</p>}
    </div>
  );
}

function BoardSkeleton() {
  return (
    <div className={styles.board}>
      <Skeleton width="long" />
      <Skeleton shape="block" />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
