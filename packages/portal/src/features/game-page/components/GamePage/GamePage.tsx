import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Game } from '@livery/contract/shapes';
import { ButtonLink } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { Icon } from '@livery/ui/Icon';
import { Gamepad2Icon } from '@livery/ui/icons';
import { Skeleton } from '@livery/ui/Skeleton';
import { useAddress } from '#shared/address/use-address.ts';
import { useIsHydrated } from '#shared/lazy/use-is-hydrated.ts';
import { useNamesPage } from '#shared/pages/page-name.ts';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { gameDetailsRead, type GameDetails } from '../../game-page.reads.ts';
import { closedBy, gameOf } from '../../game-page.rules.ts';
import { Facts } from './Facts.tsx';
import * as styles from './GamePage.css.ts';
import { Rules } from './Rules.tsx';
import { WaysIn } from './WaysIn.tsx';

/** Content from another feature on this page. */
export interface GamePageParts {
  /** The address of the game's list. */
  back: (game: Game) => ReactNode;
  picture: (game: Game) => ReactNode;
  favourite: (game: Game) => ReactNode;
  games: (games: readonly Game[]) => ReactNode;
}

/** One game: cover, return, payouts, rules and buttons to play. */
export function GamePage(parts: GamePageParts) {
  const id = gameOf(useAddress().pathname);
  // Only the browser knows which game it is, because all games share one document.
  const isHydrated = useIsHydrated();
  return (
    <div className={styles.page}>
      {!isHydrated ? <Shape /> : id === null ? <NoGame reason="unknown" /> : <OneGame key={id} nodeId={id} {...parts} />}
    </div>
  );
}

function OneGame({ nodeId, ...parts }: GamePageParts & { nodeId: number }) {
  const details = useRead(gameDetailsRead, { nodeId });
  if (details.status === 'failed' && details.value === undefined) {
    if (details.failure.code === 'GAME_NOT_FOUND') return <NoGame reason="unknown" />;
    if (details.failure.code === 'OPERATION_NOT_ALLOWED') return <NoGame reason="leftOut" />;
  }
  return (
    <Loaded of={details} onRetry={details.retry} skeleton={<Shape />}>
      {(value) => <Content details={value} {...parts} />}
    </Loaded>
  );
}

function NoGame({ reason }: { reason: 'unknown' | 'leftOut' }) {
  const { t } = useTranslation('game-page');
  return (
    <div role="alert">
      <EmptyState
        picture={<Icon icon={Gamepad2Icon} size="large" />}
        sentence={t(reason)}
        action={<ButtonLink render={(props) => <Link {...props} to="/?type=ALL" />}>{t('toGames')}</ButtonLink>}
      />
    </div>
  );
}

function Content({ details, back, picture, favourite, games }: GamePageParts & { details: GameDetails }) {
  const { t } = useTranslation('game-page');
  const { game, vendorName, hasPlayed, similar } = details;
  useNamesPage(game.gameName);
  const heading = closedBy(details) !== null ? t('openNow') : hasPlayed ? t('becausePlayed', { name: game.gameName }) : t('similar');
  return (
    <>
      {back(game)}
      <article className={styles.article}>
        <div className={styles.stage}>
          <div className={styles.glow} aria-hidden="true">
            {picture(game)}
          </div>
          <div className={styles.cover}>{picture(game)}</div>
        </div>
        <div className={styles.words}>
          <header className={styles.head}>
            <p className={styles.vendor} dir="auto">
              {vendorName}
            </p>
            <h1 className={styles.title} dir="auto" translate="no">
              {game.gameName}
            </h1>
          </header>
          <WaysIn details={details} favourite={favourite(game)} />
          <Facts details={details} />
          <Rules details={details} />
        </div>
      </article>
      {similar.length > 0 && (
        <section className={styles.similar} aria-labelledby="game-similar">
          <h2 className={styles.partTitle} id="game-similar">
            {heading}
          </h2>
          {games(similar)}
        </section>
      )}
    </>
  );
}

function Shape() {
  return (
    <div className={styles.article}>
      <div className={styles.stage}>
        <div className={styles.cover}>
          <Skeleton shape="block" />
        </div>
      </div>
      <div className={styles.words}>
        <Skeleton width="short" />
        <Skeleton width="half" />
        <div className={styles.shapeOfWays}>
          <Skeleton shape="block" />
        </div>
        <div className={styles.shapeOfFacts}>
          <Skeleton shape="block" />
        </div>
      </div>
    </div>
  );
}
