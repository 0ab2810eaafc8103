import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { Skeleton } from '@livery/ui/Skeleton';
import { lotteryTypes } from '@livery/contract/lotteries';
import type { LotteryGroup } from '@livery/contract/shapes';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { lotteryMenuEntered, lotteryMenuRequested, selectLotteryMenu } from '../../lottery-menu.slice.ts';
import { LotteryArt } from './LotteryArt.tsx';
import * as styles from './LotteryMenu.css.ts';

/** The ways into the lotteries, one for each thing that is drawn. */
export function LotteryMenu() {
  const { t } = useTranslation('lottery-menu');
  const dispatch = useAppDispatch();
  const menu = useAppSelector(selectLotteryMenu);
  useEffect(() => {
    dispatch(lotteryMenuEntered());
  }, [dispatch]);
  if (menu.value?.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="lottery-title">
      <div>
        <h2 className={styles.title} id="lottery-title">
          {t('title')}
        </h2>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
      <Loaded of={menu} onRetry={() => dispatch(lotteryMenuRequested())} skeleton={<MenuSkeleton />}>
        {(groups) => (
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

/** Leads to the games of a type; pressed again, to all of them. */
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
      {lotteryTypes.map((type) => (
        <div key={type} className={styles.waySkeleton}>
          <Skeleton shape="block" />
        </div>
      ))}
    </div>
  );
}
