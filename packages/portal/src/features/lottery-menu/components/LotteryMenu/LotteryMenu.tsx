import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { Skeleton } from '@livery/ui/Skeleton';
import { lotteryGroups } from '@livery/contract/lotteries';
import type { LotteryGroup } from '@livery/contract/shapes';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { lotteryMenuRead } from '#shared/games/lottery-menu-read.ts';
import { selectPrizeMode } from '#shared/games/prize-mode.ts';
import { LotteryArt } from './LotteryArt.tsx';
import * as styles from './LotteryMenu.css.ts';

/** Links to the lotteries, one for each kind of draw. */
export function LotteryMenu() {
  const { t } = useTranslation('lottery-menu');
  const prizeMode = useAppSelector(selectPrizeMode);
  const menu = useRead(lotteryMenuRead, prizeMode === null ? null : { prizeMode, device: 'WEB' });
  if (menu.value?.groups.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="lottery-title">
      <div>
        <h2 className={styles.title} id="lottery-title">
          {t('title')}
        </h2>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
      <Loaded of={menu} onRetry={menu.retry} skeleton={<MenuSkeleton />}>
        {({ groups }) => (
          <ul className={styles.list}>
            {groups.map((group) => (
              <li key={group.lotteryType}>
                <Way group={group} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

/** Links to the games of a type. Pressed again, it links to all games. */
function Way({ group: { lotteryType, title, games } }: { group: LotteryGroup }) {
  const { t } = useTranslation('lottery-menu');
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const path = games[0]?.gameType === 'ELOTT' ? '/elott' : '/lott';
  const isCurrent = pathname === path && params.get('class') === lotteryType;
  return (
    <Link className={styles.way} to={isCurrent ? path : `${path}?class=${lotteryType}`} aria-current={isCurrent ? 'true' : undefined}>
      <LotteryArt type={lotteryType} />
      <span className={styles.words}>
        <span className={styles.name}>{title}</span>
        <span className={styles.draws}>{t(`draws.${lotteryType}`)}</span>
        <span className={styles.count}>{isCurrent ? t('all') : t('games', { count: games.length })}</span>
      </span>
    </Link>
  );
}

function MenuSkeleton() {
  return (
    <div className={styles.list}>
      {lotteryGroups.map((type) => (
        <div key={type} className={styles.waySkeleton}>
          <Skeleton shape="block" />
        </div>
      ))}
    </div>
  );
}
