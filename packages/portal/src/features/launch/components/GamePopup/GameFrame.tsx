import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import { ErrorState } from '@livery/ui/ErrorState';
import { IconButton } from '@livery/ui/IconButton';
import { MaximizeIcon, MinimizeIcon } from '@livery/ui/icons';
import { Spinner } from '@livery/ui/Spinner';
import { useTranslation } from 'react-i18next';
import { useReloadGuard } from '#shared/money/use-reload-guard.ts';
import { gameMessageOf } from '../../launch.rules.ts';
import { Elapsed } from './Elapsed.tsx';
import { gathered } from './gathered.ts';
import * as styles from './GamePopup.css.ts';

/**
 * How long a game has to report that it is ready, in milliseconds. The frame's load event proves nothing, because the
 * browser's own error page loads too.
 */
const timeout = 15_000;
/** Milliseconds between two processed rounds, so that a flooding frame causes no flood of calls. */
const roundPause = 400;

export interface GameFrameProps {
  name: string;
  url: string;
  /** The game's origin. Messages from other origins are ignored. */
  origin: string;
  /** A round changed the balance. */
  onSettled: () => void;
  onClose: () => void;
  onRetry: () => void;
  /** A phone's bar has room for the link to the game for money instead of the clock. */
  isDemo?: boolean;
  /** Below the site's header the bar is lower, so that a desktop shows more of the game. */
  isSlim?: boolean;
  /** Next to the clock. */
  actions?: ReactNode;
}

export function GameFrame({ name, url, origin, onSettled, onClose, onRetry, isDemo = false, isSlim = false, actions }: GameFrameProps) {
  const { t } = useTranslation('launch');
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);
  const isLate = useIsLate(timeout);
  const fullScreen = useFullScreen(stage);
  const settle = useEffectEvent(onSettled);
  const close = useEffectEvent(onClose);
  useReloadGuard();

  useEffect(() => {
    const rounds = gathered(() => settle(), roundPause);
    const hear = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = gameMessageOf(event.data);
      if (message === 'livery:ready') setReady(true);
      else if (message === 'livery:balance') rounds.ask();
      else if (message === 'livery:close') close();
    };
    window.addEventListener('message', hear);
    return () => {
      window.removeEventListener('message', hear);
      rounds.stop();
    };
  }, [origin]);

  return (
    <div ref={stage} className={styles.stage}>
      <div className={isSlim ? styles.slimBar : styles.bar}>
        <p className={styles.name} dir="auto">
          {name}
        </p>
        {isReady && (
          <div className={isDemo ? styles.onWider : undefined}>
            <Elapsed label={t('game.elapsed')} />
          </div>
        )}
        {actions}
        {fullScreen !== null && (
          <IconButton
            icon={fullScreen.isOn ? MinimizeIcon : MaximizeIcon}
            label={t(fullScreen.isOn ? 'game.leaveFullScreen' : 'game.fullScreen')}
            onClick={fullScreen.toggle}
          />
        )}
      </div>
      <div className={styles.screen}>
        <iframe
          ref={frame}
          className={styles.frame}
          src={url}
          title={name}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          allow="fullscreen; autoplay"
          referrerPolicy="origin"
        />
        {!isReady && (
          <div className={styles.cover}>
            {isLate ? (
              <ErrorState sentence={t('game.silent')} retryLabel={t('game.retry')} onRetry={onRetry} />
            ) : (
              <GameLoading name={name} />
            )}
          </div>
        )}
      </div>
    </div>
  );
}

/** Empty until the game is known. */
export function GameLoading({ name }: { name?: string }) {
  const { t } = useTranslation('launch');
  return (
    <output className={styles.loading}>
      <Spinner size="large" />
      <span className={styles.loadingName} dir="auto">
        {name === undefined ? t('game.opening') : t('game.loading', { name })}
      </span>
    </output>
  );
}

function useIsLate(milliseconds: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isLate;
}

/** Null if the browser does not support it. */
function useFullScreen(element: RefObject<HTMLElement | null>): { isOn: boolean; toggle: () => void } | null {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const hear = () => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', hear);
    return () => document.removeEventListener('fullscreenchange', hear);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => void (isOn ? document.exitFullscreen() : element.current?.requestFullscreen())?.catch(() => undefined);
  return { isOn, toggle };
}
