import { wireConstants } from '@livery/contract/wire-constants';
import { Skeleton } from '@livery/ui/Skeleton';
import { useTranslation } from 'react-i18next';
import { GamePicture } from '#features/lobby/components/GameTile/GamePicture.tsx';
import { isVendorTile, nameOf } from '#features/lobby/lobby.rules.ts';
import { hotGamesRead } from '#features/lobby/lobby.reads.ts';
import { gameRequested } from '#shared/games/games.ts';
import { useBrand } from '#shared/pages/brand.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import * as styles from './VendorPanels.css.ts';

const shown = 6;
const { isPlatform, platform } = wireConstants;

/** The hottest games of a type. A type without any shows only its providers. */
export function PopularGames({ type, onFollow }: { type: string; onFollow: () => void }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { merchantCode } = useBrand();
  const hot = useRead(hotGamesRead, { merchantCode, isPlatform, gameType: type, platform });
  const games = hot.value?.list.filter((game) => !isVendorTile(game) && !game.maintenance).slice(0, shown) ?? [];
  if (games.length === 0 && hot.status !== 'loading') return null;
  return (
    <section className={styles.group} aria-label={t('panels.popular')} aria-busy={hot.status === 'loading' || undefined}>
      <p className={styles.popularTitle}>{t('panels.popular')}</p>
      <ul className={styles.games}>
        {games.map((game) => (
          <li key={game.nodeId}>
            <button
              type="button"
              className={styles.game}
              data-opens="game"
              onClick={() => {
                onFollow();
                dispatch(gameRequested(game));
              }}
            >
              <span className={styles.cover}>
                <GamePicture game={game} form="square" loading="lazy" />
              </span>
              <span className={styles.gameName} dir="auto" translate="no">
                {nameOf(game)}
              </span>
            </button>
          </li>
        ))}
        {games.length === 0 &&
          Array.from({ length: shown }, (_, index) => (
            <li key={index} className={styles.game}>
              <span className={styles.cover} />
              <Skeleton width="long" />
            </li>
          ))}
      </ul>
    </section>
  );
}
