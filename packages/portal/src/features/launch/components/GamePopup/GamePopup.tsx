import { Dialog } from '@livery/ui/Dialog';
import { ErrorState } from '@livery/ui/ErrorState';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#shared/texts/use-error-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { roundSettled } from '#shared/store/events.ts';
import { gameRequested } from '#shared/games/games.ts';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { gameOriginOf } from '../../launch.rules.ts';
import { selectLaunch, selectSuggestions, gameCloseRequested } from '../../launch.slice.ts';
import { LeavingDialog } from '../LeavingDialog/LeavingDialog.tsx';
import { Suggestions } from '../Suggestions/Suggestions.tsx';
import { GameActions } from './GameActions.tsx';
import { GameFrame, GameLoading } from './GameFrame.tsx';
import * as styles from './GamePopup.css.ts';
import { useBackToClose } from './use-back-to-close.ts';
import { useFocusReturn } from './use-focus-return.ts';

/** The game's window: the whole screen on a phone, most of it on a desktop. */
export function GamePopup({ request: { game }, onClose }: RequestedDialogProps<'game'>) {
  const { t } = useTranslation(['launch', 'common']);
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const launch = useAppSelector(selectLaunch);
  const suggestions = useAppSelector(selectSuggestions);
  const retry = () => dispatch(gameRequested(game));
  const leave = () => dispatch(gameCloseRequested());
  useBackToClose(leave);
  useFocusReturn();

  if (launch.status === 'failed' && launch.failure.code === 'GAME_MAINTENANCE') {
    return (
      <Dialog open onClose={onClose} title={t('maintenance.title', { name: game.gameName })} closeLabel={t('game.close')}>
        <Suggestions games={suggestions} onChoose={(other) => dispatch(gameRequested(other))} />
      </Dialog>
    );
  }
  const origin = launch.status === 'ready' ? gameOriginOf(launch.value.url, window.location) : null;
  const failureCode =
    launch.status === 'failed' ? launch.failure.code : launch.status === 'ready' && origin === null ? 'INVALID_URL' : null;
  if (failureCode !== null) {
    return (
      <Dialog open onClose={onClose} title={game.gameName} closeLabel={t('game.close')} size="small">
        <ErrorState sentence={errorText(failureCode)} retryLabel={t('game.retry')} onRetry={retry} />
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={leave} title={game.gameName} titleHidden closeLabel={t('game.close')} size="full">
      <div className={styles.window}>
        {launch.status === 'ready' && origin !== null ? (
          <GameFrame
            key={launch.value.url}
            name={game.gameName}
            url={launch.value.url}
            origin={origin}
            onSettled={() => dispatch(roundSettled())}
            onClose={leave}
            onRetry={retry}
            isDemo={game.isDemo === true}
            actions={<GameActions game={game} onMoved={onClose} />}
          />
        ) : (
          <GameLoading name={game.gameName} />
        )}
      </div>
      <LeavingDialog onLeave={leave} />
    </Dialog>
  );
}
