import { useEffect, useRef } from 'react';
import type { Game } from '@livery/contract/shapes';
import { Icon } from '@livery/ui/Icon';
import { InfoIcon } from '@livery/ui/icons';
import { Skeleton } from '@livery/ui/Skeleton';
import { useTranslation } from 'react-i18next';
import { Picture } from '#shared/pages/Picture.tsx';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectVendorName } from '#shared/facts/menus.slice.ts';
import { isLobbyType } from '../../lobby-place.rules.ts';
import { nameOf, pictureOf } from '../../lobby.rules.ts';
import { piecesOf, type Hit } from '../search.rules.ts';
import { FallbackPicture } from '../../components/GameTile/FallbackPicture.tsx';
import { useTypeName } from '../../components/Lobby/use-type-name.ts';
import * as styles from './HitList.css.ts';

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

interface HitListProps {
  id: string;
  label: string;
  hits: readonly Hit[];
  /** The option that Enter opens. -1 for none. */
  active: number;
  onOpen: (game: Game) => void;
  /** Opens the game's page instead of the game. */
  onRead: (game: Game) => void;
  /** The pointer is over an option. */
  onReach: (index: number) => void;
}

/** The options of the field. The focus stays in the field. */
export function HitList({ id, label, hits, active, onOpen, onRead, onReach }: HitListProps) {
  const { t } = useTranslation('games');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      id={id}
      className={styles.list}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list has no pictures
      role="listbox"
      aria-label={label}
    >
      {hits.map((hit, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's
        <div
          key={hit.game.nodeId}
          id={optionId(id, index)}
          className={styles.option}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native option has no picture
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => index !== active && onReach(index)}
          onClick={() => onOpen(hit.game)}
        >
          <HitFace hit={hit} />
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the field's Shift and Enter do the same */}
          <span
            className={styles.about}
            title={t('about', { name: nameOf(hit.game) })}
            onClick={(event) => {
              event.stopPropagation();
              onRead(hit.game);
            }}
          >
            <Icon icon={InfoIcon} size="small" />
          </span>
        </div>
      ))}
    </div>
  );
}

function HitFace({ hit: { game, parts } }: { hit: Hit }) {
  const { t } = useTranslation('lobby');
  const vendor = useAppSelector((state) => selectVendorName(state, game.vassalage));
  const nameOfType = useTypeName();
  const name = nameOf(game);
  const facts = [vendor, isLobbyType(game.gameType) ? nameOfType(game.gameType) : '', game.maintenance ? t('tile.maintenance') : ''];
  return (
    <>
      <span className={styles.picture}>
        <Picture
          className={styles.cover}
          src={pictureOf(game, 'square') ?? undefined}
          alt=""
          width={96}
          height={96}
          decoding="async"
          broken={<FallbackPicture seed={game.nodeId} />}
        />
      </span>
      <span className={styles.words}>
        <bdi className={styles.name} translate="no">
          {piecesOf(name, parts).map(({ text, isFound, start }) =>
            isFound ? (
              <mark key={start} className={styles.found}>
                {text}
              </mark>
            ) : (
              <span key={start}>{text}</span>
            ),
          )}
        </bdi>
        <span className={styles.facts}>{facts.filter((fact) => fact !== '').join(' · ')}</span>
      </span>
    </>
  );
}

export function HitSkeleton() {
  return (
    <div className={styles.list}>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={styles.option}>
          <span className={styles.picture} />
          <span className={styles.words}>
            <Skeleton width="half" />
            <Skeleton width="short" />
          </span>
        </div>
      ))}
    </div>
  );
}
