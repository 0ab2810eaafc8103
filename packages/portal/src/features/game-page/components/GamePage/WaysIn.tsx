import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { Button } from '@livery/ui/Button';
import { CirclePlayIcon, PlayIcon, UserPlusIcon } from '@livery/ui/icons';
import { Notice } from '@livery/ui/Notice';
import { ShareButton } from '@livery/ui/ShareButton';
import { gameAddress } from '#shared/address/game-address.ts';
import { gameRequested } from '#shared/games/games.ts';
import { useBrand } from '#shared/pages/brand.tsx';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { registerRequested } from '#shared/store/dialogs.slice.ts';
import { selectIsMember, selectIsTrial } from '#shared/facts/viewer.slice.ts';
import type { GameDetails } from '../../game-page.reads.ts';
import { closedBy, waysInto, type Way } from '../../game-page.rules.ts';
import * as styles from './GamePage.css.ts';

const icons = { play: PlayIcon, demo: CirclePlayIcon, register: UserPlusIcon };

interface WaysInProps {
  details: GameDetails;
  favourite: ReactNode;
}

/**
 * Buttons to play for money or as a demo, to add the game to the favourites and to share it, or why it cannot be played
 * now.
 */
export function WaysIn({ details, favourite }: WaysInProps) {
  const { t } = useTranslation('game-page');
  const isTrial = useAppSelector(selectIsTrial);
  const closed = closedBy(details);
  return (
    <div className={styles.waysIn}>
      {closed === null && <Ways details={details} />}
      {closed === 'maintenance' && <Notice tone="warning">{t('maintenance')}</Notice>}
      {closed === 'provider' && <Notice tone="warning">{t('providerClosed', { vendor: details.vendorName })}</Notice>}
      {isTrial && closed === null && <p className={styles.note}>{t('trial')}</p>}
      <div className={styles.tools}>
        {favourite}
        <Share name={details.game.gameName} nodeId={details.game.nodeId} />
      </div>
    </div>
  );
}

function Ways({ details: { game } }: { details: GameDetails }) {
  const { t } = useTranslation('game-page');
  const dispatch = useAppDispatch();
  const { features } = useBrand();
  const isMember = useAppSelector(selectIsMember);
  const isTrial = useAppSelector(selectIsTrial);
  const take = (way: Way) => () => {
    if (way === 'register') dispatch(registerRequested());
    else dispatch(gameRequested({ ...game, isDemo: way === 'demo' }));
  };
  const ways = waysInto({ isMember, isTrial, hasDemo: features.demoPlay && game.hasDemo });
  return (
    <div className={styles.ways}>
      {ways.map((way, place) => (
        <Button
          key={way}
          block
          size={place === 0 ? 'large' : 'medium'}
          variant={place === 0 ? 'action' : 'plain'}
          icon={icons[way]}
          data-opens={way === 'register' ? 'register' : 'game'}
          onClick={take(way)}
        >
          {t(way === 'play' && isMember ? 'playNow' : way)}
        </Button>
      ))}
    </div>
  );
}

function Share({ name, nodeId }: { name: string; nodeId: number }) {
  const { t } = useTranslation('game-page');
  const { identity } = useBrand();
  const link = `${window.location.origin}${useHref(gameAddress({ nodeId }))}`;
  return (
    <ShareButton
      size="small"
      variant="quiet"
      label={t('share')}
      share={{ title: `${name} · ${identity.name}`, text: t('shareText', { name }), url: link }}
      copy={{ label: t('copyLink'), copiedLabel: t('copied'), failedLabel: t('copyFailed') }}
    />
  );
}
