import type { Game } from '@livery/contract/shapes';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '#shared/state/app-hooks.ts';
import { gameRequested } from '#shared/state/games.ts';
import * as styles from './Suggestions.css.ts';

/** Games to play while the wanted one rests. */
export function Suggestions({ games }: { games: readonly Game[] }) {
  const { t } = useTranslation('launch');
  const dispatch = useAppDispatch();
  if (games.length === 0) return <p className={styles.text}>{t('maintenance.textAlone')}</p>;
  return (
    <>
      <p className={styles.text}>{t('maintenance.text')}</p>
      <ul className={styles.list}>
        {games.map((game) => (
          <li key={game.nodeId}>
            <button type="button" className={styles.game} onClick={() => dispatch(gameRequested(game))}>
              <span className={styles.picture}>
                <img
                  className={styles.cover}
                  src={game.showIcon ?? game.iconUrl ?? undefined}
                  alt=""
                  width={160}
                  height={160}
                  loading="lazy"
                  decoding="async"
                />
              </span>
              {game.gameName || game.nodeName}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
