import { useTranslation } from 'react-i18next';
import { Button } from '@livery/ui/Button';
import { Icon } from '@livery/ui/Icon';
import { CirclePlayIcon, Gamepad2Icon } from '@livery/ui/icons';
import { Picture } from '#shared/pages/Picture.tsx';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import type { WantedGame } from '#shared/store/dialogs.slice.ts';
import { demoChosen } from '#shared/store/events.ts';
import * as styles from './GameCard.css.ts';

/** The game to log in for, with its demo offered first. */
export function GameCard({ game }: { game: WantedGame }) {
  const { t } = useTranslation('login');
  const dispatch = useAppDispatch();
  return (
    <section className={styles.card} aria-label={game.gameName}>
      <span className={styles.picture}>
        <Picture
          className={styles.cover}
          src={game.showIcon ?? game.iconUrl ?? undefined}
          alt=""
          width={160}
          height={160}
          decoding="async"
          broken={<Icon icon={Gamepad2Icon} size="large" />}
        />
      </span>
      <div className={styles.words}>
        <p className={styles.name} dir="auto" translate="no">
          {game.gameName}
        </p>
        <p className={styles.text}>{t('login.forGame')}</p>
        {game.offersDemo && (
          <div>
            <Button icon={CirclePlayIcon} size="small" onClick={() => dispatch(demoChosen())}>
              {t('login.demo')}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
