import { Button } from '@livery/ui/Button';
import { IconButton } from '@livery/ui/IconButton';
import { CirclePlayIcon, ExternalLinkIcon } from '@livery/ui/icons';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { seamlessAddress } from '#shared/address/seamless-address.ts';
import { useBrand } from '#shared/pages/brand.tsx';
import { useAppDispatch } from '#shared/store/app-hooks.ts';
import type { GameReference } from '#shared/games/games.ts';
import { messageShown } from '#shared/facts/messages.slice.ts';
import { gameCloseRequested } from '../../launch.slice.ts';
import * as styles from './GamePopup.css.ts';
import { openGameWindow } from './open-game-window.ts';

/**
 * Actions of a running game. A game for money offers its demo and a separate window, a demo offers the game for money.
 */
export function GameActions({ game, onMoved }: { game: GameReference; onMoved: () => void }) {
  const { t } = useTranslation('launch');
  const dispatch = useAppDispatch();
  const { features } = useBrand();
  const address = useHref(seamlessAddress(game));
  if (game.isDemo === true)
    return (
      <Button size="small" variant="action" onClick={() => dispatch(gameCloseRequested({ ...game, isDemo: false }))}>
        {t('game.forMoney')}
      </Button>
    );
  const move = () => {
    if (openGameWindow(game.nodeId, address)) onMoved();
    else dispatch(messageShown({ key: 'window', tone: 'negative', text: 'common:errors.POPUP_BLOCKED' }));
  };
  const playDemo = () => dispatch(gameCloseRequested({ ...game, isDemo: true }));
  return (
    <>
      {features.demoPlay && game.hasDemo === true && (
        <>
          <div className={styles.onPhones}>
            <IconButton icon={CirclePlayIcon} label={t('game.demo')} onClick={playDemo} />
          </div>
          <div className={styles.onWider}>
            <Button size="small" variant="quiet" onClick={playDemo}>
              {t('game.demo')}
            </Button>
          </div>
        </>
      )}
      <div className={styles.onDesks}>
        <IconButton icon={ExternalLinkIcon} label={t('game.ownWindow')} onClick={move} />
      </div>
    </>
  );
}
