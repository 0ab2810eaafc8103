import type { Game } from '@livery/contract/shapes';
import { useTranslation } from 'react-i18next';
import { Icon } from '@livery/ui/Icon';
import { Gamepad2Icon } from '@livery/ui/icons';
import { Picture } from '#shared/pages/Picture.tsx';
import * as styles from './Suggestions.css.ts';

interface SuggestionsProps {
  games: readonly Game[];
  onChoose: (game: Game) => void;
}

/** Games to play while the wanted one is under maintenance. */
export function Suggestions({ games, onChoose }: SuggestionsProps) {
  const { t } = useTranslation('launch');
  if (games.length === 0) return <p className={styles.text}>{t('maintenance.textAlone')}</p>;
  return (
    <>
      <p className={styles.text}>{t('maintenance.text')}</p>
      <ul className={styles.list}>
        {games.map((game) => (
          <li key={game.nodeId}>
            <button type="button" className={styles.game} onClick={() => onChoose(game)}>
              <span className={styles.picture}>
                <Picture
                  className={styles.cover}
                  src={game.showIcon ?? game.iconUrl ?? undefined}
                  alt=""
                  width={160}
                  height={160}
                  loading="lazy"
                  decoding="async"
                  broken={<Icon icon={Gamepad2Icon} size="large" />}
                />
              </span>
              <span className={styles.name} dir="auto">
                {game.gameName || game.nodeName}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
