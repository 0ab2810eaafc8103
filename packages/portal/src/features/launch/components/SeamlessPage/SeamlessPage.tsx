import type { TFunction } from 'i18next';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { ErrorState } from '@livery/ui/ErrorState';
import { Icon } from '@livery/ui/Icon';
import { Gamepad2Icon } from '@livery/ui/icons';
import { seamlessAddress } from '#shared/address/seamless-address.ts';
import { useErrorText } from '#shared/texts/use-error-text.ts';
import { useIsHydrated } from '#shared/lazy/use-is-hydrated.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { dialogRequested, loginRequested } from '#shared/store/dialogs.slice.ts';
import { roundSettled } from '#shared/store/events.ts';
import { selectAccount, selectIsTrial, selectViewerStatus } from '#shared/facts/viewer.slice.ts';
import { gameOfAddress, gameOriginOf, isSport } from '../../launch.rules.ts';
import { selectClosedName, selectLaunch, selectSuggestions, launchLeft } from '../../launch.slice.ts';
import { seamlessEntered } from '../../seamless.saga.ts';
import { GameFrame, GameLoading, type GameFrameProps } from '../GamePopup/GameFrame.tsx';
import { LeavingDialog } from '../LeavingDialog/LeavingDialog.tsx';
import { Suggestions } from '../Suggestions/Suggestions.tsx';
import * as styles from './SeamlessPage.css.ts';
import { useLeavingGuard } from './use-leaving-guard.ts';

/** The game in the address as a page, below the site's header. */
export function SeamlessPage() {
  const { t } = useTranslation('launch');
  const [params] = useSearchParams();
  const game = useMemo(() => gameOfAddress(params), [params]);
  const status = useAppSelector(selectViewerStatus);
  const isKnown = useAppSelector(selectAccount) !== null;
  const isTrial = useAppSelector(selectIsTrial);
  // Only the browser knows which game it is.
  if (!useIsHydrated()) return <Opening />;
  if (game === null) return <NoGame sentence={t('seamless.none')} />;
  if (isTrial) return <ForTrial />;
  if (status === 'visitor') return <ForVisitor />;
  return isKnown ? <Play game={{ ...game, gameName: t('seamless.name') }} /> : <Opening />;
}

function NoGame({ sentence }: { sentence: string }) {
  const { t } = useTranslation('launch');
  return (
    <div className={styles.stage} role="alert">
      <EmptyState
        picture={<Icon icon={Gamepad2Icon} size="large" />}
        sentence={sentence}
        action={<ButtonLink render={(props) => <Link {...props} to="/" />}>{t('seamless.toGames')}</ButtonLink>}
      />
    </div>
  );
}

function ForVisitor() {
  const { t } = useTranslation('launch');
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  return (
    <div className={styles.stage}>
      <EmptyState
        picture={<Icon icon={Gamepad2Icon} size="large" />}
        sentence={t('seamless.visitor')}
        action={
          <Button variant="action" onClick={() => dispatch(loginRequested(`${pathname}${search}`))}>
            {t('seamless.logIn')}
          </Button>
        }
      />
    </div>
  );
}

/** A trial account continues to the game once it is a real account. */
function ForTrial() {
  const { t } = useTranslation(['launch', 'common']);
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  return (
    <div className={styles.stage} role="alert">
      <EmptyState
        picture={<Icon icon={Gamepad2Icon} size="large" />}
        sentence={t('seamless.trial')}
        action={
          <Button
            variant="action"
            data-opens="register"
            onClick={() => dispatch(dialogRequested({ kind: 'register', returnTo: `${pathname}${search}` }))}
          >
            {t('common:notices.in_need_true_account.signUp')}
          </Button>
        }
      />
    </div>
  );
}

function Opening() {
  return (
    <div className={styles.stage}>
      <GameLoading />
    </div>
  );
}

function Play({ game }: { game: ReturnType<typeof seamlessEntered>['payload'] }) {
  const { t } = useTranslation('launch');
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const launch = useAppSelector(selectLaunch);
  const suggestions = useAppSelector(selectSuggestions);
  const closedName = useAppSelector(selectClosedName);
  // Another game, match or outcome needs another launch.
  const named = JSON.stringify(game);
  useEffect(() => {
    dispatch(seamlessEntered(JSON.parse(named) as typeof game));
    return () => void dispatch(launchLeft());
  }, [dispatch, named]);

  const retry = () => dispatch(seamlessEntered(game));
  if (launch.status === 'failed' && launch.failure.code === 'GAME_MAINTENANCE') {
    return (
      <div className={styles.stage}>
        <div className={styles.words}>
          <h1 dir="auto">{t('maintenance.title', { name: closedName ?? game.gameName })}</h1>
          <Suggestions games={suggestions} onChoose={(other) => void navigate(seamlessAddress(other))} />
        </div>
      </div>
    );
  }
  const origin = launch.status === 'ready' ? gameOriginOf(launch.value.url, window.location) : null;
  if (launch.status === 'failed' || (launch.status === 'ready' && origin === null)) {
    const code = launch.status === 'failed' ? launch.failure.code : 'INVALID_URL';
    if (code === 'GAME_NOT_FOUND') return <NoGame sentence={errorText(code)} />;
    return (
      <div className={styles.stage}>
        <ErrorState sentence={errorText(code)} retryLabel={t('game.retry')} onRetry={retry} />
      </div>
    );
  }
  if (launch.status !== 'ready' || origin === null) return <Opening />;
  return (
    <Running
      key={launch.value.url}
      name={titleOf(t, game.sport) ?? launch.value.gameName}
      url={launch.value.url}
      origin={origin}
      onRetry={retry}
    />
  );
}

/** A sportsbook has many sports. The match belongs to one. */
function titleOf(t: TFunction<'launch'>, sport: string | undefined): string | null {
  return sport !== undefined && isSport(sport) ? t(`sports.${sport}`) : null;
}

function Running(game: Pick<GameFrameProps, 'name' | 'url' | 'origin' | 'onRetry'>) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { leave, stay } = useLeavingGuard();
  return (
    <div className={styles.filled}>
      <GameFrame {...game} isSlim onSettled={() => dispatch(roundSettled())} onClose={() => void navigate('/')} />
      <LeavingDialog onLeave={leave} onStay={stay} />
    </div>
  );
}
