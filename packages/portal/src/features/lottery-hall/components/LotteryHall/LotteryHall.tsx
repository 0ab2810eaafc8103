import { useTranslation } from 'react-i18next';
import { Icon } from '@livery/ui/Icon';
import { TicketIcon } from '@livery/ui/icons';
import { Skeleton } from '@livery/ui/Skeleton';
import type { PrizeMode } from '@livery/contract/lotteries';
import type { Game, LotteryGroup } from '@livery/contract/shapes';
import { gameRequested } from '#shared/games/games.ts';
import { lotteryMenuRead } from '#shared/games/lottery-menu-read.ts';
import { selectPrizeMode } from '#shared/games/prize-mode.ts';
import { NotOffered } from '#shared/pages/NotOffered.tsx';
import { Picture } from '#shared/pages/Picture.tsx';
import { PublicPage } from '#shared/pages/PublicPage.tsx';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { openedNumbersRead, recentLotteriesRead } from '../../lottery-hall.reads.ts';
import { groupsOf, type HallName } from '../../lottery-hall.rules.ts';
import { LotteryCard } from '../LotteryCard/LotteryCard.tsx';
import * as styles from './LotteryHall.css.ts';

/** A page of lotteries: recently played ones, then every group. */
export function LotteryHall({ hall }: { hall: HallName }) {
  const { t } = useTranslation('lottery-hall');
  const ofSite = useAppSelector(selectPrizeMode);
  const prizeMode = hall === 'seaLottery' ? 'SEA' : ofSite;
  const menu = useRead(lotteryMenuRead, prizeMode === null ? null : { prizeMode, device: 'WEB' });
  return (
    <PublicPage title={t(`pages.${hall}.title`)} lead={t(`pages.${hall}.lead`)}>
      <Loaded of={menu} onRetry={menu.retry} skeleton={<HallSkeleton />}>
        {(value) => <Lotteries groups={groupsOf(hall, value.groups)} prizeMode={value.prizeMode} />}
      </Loaded>
    </PublicPage>
  );
}

function Lotteries({ groups, prizeMode }: { groups: readonly LotteryGroup[]; prizeMode: PrizeMode }) {
  const { t } = useTranslation('lottery-hall');
  const dispatch = useAppDispatch();
  const numbers = useRead(openedNumbersRead, groups.length === 0 ? null : {}).value;
  const play = (game: Game) => dispatch(gameRequested({ ...game, prizeMode }));
  if (groups.length === 0) return <NotOffered sentence={t('notOffered')} back={t('back')} to="/" />;
  return (
    <>
      <Recent isShown={(nodeId) => groups.some(({ games }) => games.some((game) => game.nodeId === nodeId))} {...{ prizeMode, play }} />
      {groups.map(({ lotteryType, title, games }) => (
        <section key={lotteryType} className={styles.section} aria-labelledby={`lotteries-${lotteryType}`}>
          <div>
            <h2 className={styles.title} id={`lotteries-${lotteryType}`}>
              {title}
            </h2>
            <p className={styles.draws}>{t(`draws.${lotteryType}`)}</p>
          </div>
          <ul className={styles.grid}>
            {games.map((game) => (
              <li key={game.nodeId}>
                <LotteryCard
                  game={game}
                  opened={numbers?.list.find(({ nodeId }) => nodeId === game.nodeId) ?? null}
                  clockOffset={numbers?.clockOffset}
                  onPlay={() => play(game)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface RecentProps {
  prizeMode: PrizeMode;
  isShown: (nodeId: number) => boolean;
  play: (game: Game) => void;
}

/** Lotteries played lately. Shows nothing while it loads or if it fails, since every lottery is listed below. */
function Recent({ prizeMode, isShown, play }: RecentProps) {
  const { t } = useTranslation('lottery-hall');
  const recent = useRead(recentLotteriesRead, { prizeMode, device: 'WEB' }).value?.list.filter(({ nodeId }) => isShown(nodeId)) ?? [];
  if (recent.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="lotteries-recent">
      <h2 className={styles.title} id="lotteries-recent">
        {t('recent')}
      </h2>
      <ul className={styles.recents}>
        {recent.map((game) => (
          <li key={game.nodeId}>
            <button type="button" className={styles.recent} data-opens="game" onClick={() => play(game)}>
              <span className={styles.picture}>
                <Picture
                  className={styles.cover}
                  src={game.showIcon ?? game.iconUrl ?? undefined}
                  alt=""
                  width={80}
                  height={80}
                  decoding="async"
                  broken={<Icon icon={TicketIcon} />}
                />
              </span>
              <span dir="auto">{game.gameName || game.nodeName}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function HallSkeleton() {
  return (
    <div className={styles.section}>
      <Skeleton shape="title" width="short" />
      <div className={styles.grid}>
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className={styles.cardSkeleton}>
            <Skeleton shape="block" />
          </div>
        ))}
      </div>
    </div>
  );
}
