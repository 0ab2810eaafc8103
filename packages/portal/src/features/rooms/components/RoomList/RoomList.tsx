import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Room } from '@livery/contract/shapes';
import { Badge } from '@livery/ui/Badge';
import { Button } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { Icon } from '@livery/ui/Icon';
import { UsersIcon } from '@livery/ui/icons';
import { Skeleton } from '@livery/ui/Skeleton';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { loginRequested } from '#shared/store/dialogs.slice.ts';
import { gameRequested } from '#shared/games/games.ts';
import { selectViewerStatus } from '#shared/facts/viewer.slice.ts';
import { roomsRead } from '../../rooms.reads.ts';
import { bands, isBand, shownRooms } from '../../rooms.rules.ts';
import * as styles from './RoomList.css.ts';
import { TableArt } from './TableArt.tsx';

/** The number shown above the games before the visitor opens the full list. */
const shownFirst = 6;
/** Taken seats of the table in the picture for visitors. */
const visitorSeats = 4;
/** Address parameters of another list. */
const bandParam = 'stakes';

export function RoomList() {
  const { t } = useTranslation('rooms');
  const status = useAppSelector(selectViewerStatus);
  return (
    <section className={styles.section} aria-labelledby="rooms-title">
      <div className={styles.head}>
        <div>
          <h2 className={styles.title} id="rooms-title">
            {t('title')}
          </h2>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        {status === 'member' && <Bands />}
      </div>
      {status === 'visitor' ? <ForVisitor /> : <Tables isMember={status === 'member'} />}
    </section>
  );
}

function ForVisitor() {
  const { t } = useTranslation('rooms');
  const dispatch = useAppDispatch();
  return (
    <div className={styles.visitor}>
      <TableArt players={visitorSeats} />
      <p className={styles.visitorText}>{t('visitor')}</p>
      <div className={styles.visitorAction}>
        <Button variant="action" aria-haspopup="dialog" data-opens="login" onClick={() => dispatch(loginRequested())}>
          {t('logIn')}
        </Button>
      </div>
    </div>
  );
}

function useChoice() {
  const [params, setParams] = useSearchParams();
  const named = params.get(bandParam);
  const choose = (band: string | null) =>
    setParams(
      (before) => {
        if (band === null) before.delete(bandParam);
        else before.set(bandParam, band);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return { vendor: params.get('vassalage'), band: isBand(named) ? named : null, choose };
}

function Bands() {
  const { t } = useTranslation('rooms');
  const { band: chosen, choose } = useChoice();
  return (
    <fieldset className={styles.bands} aria-label={t('filter')}>
      {[null, ...bands].map((band) => (
        <button key={band} type="button" className={styles.band} aria-pressed={band === chosen} onClick={() => choose(band)}>
          {t(`bands.${band ?? 'all'}`)}
        </button>
      ))}
    </fieldset>
  );
}

function Tables({ isMember }: { isMember: boolean }) {
  const { t } = useTranslation('rooms');
  const rooms = useRead(roomsRead, isMember ? {} : null);
  const { vendor, band, choose } = useChoice();
  const [isWhole, setWhole] = useState(false);
  return (
    <Loaded of={rooms} onRetry={rooms.retry} skeleton={<TablesSkeleton />}>
      {({ list }) => {
        const shown = shownRooms(list, { vendor, band });
        if (list.length === 0) return <EmptyState sentence={t('empty')} />;
        if (shown.length === 0)
          return <EmptyState sentence={t('emptyChoice')} action={<Button onClick={() => choose(null)}>{t('showAll')}</Button>} />;
        const rest = isWhole ? 0 : Math.max(0, shown.length - shownFirst);
        return (
          <>
            <ul className={styles.list}>
              {shown.slice(0, shown.length - rest).map((room) => (
                <li key={room.roomId}>
                  <Table room={room} />
                </li>
              ))}
            </ul>
            {rest > 0 && (
              <div className={styles.more}>
                <Button onClick={() => setWhole(true)}>{t('all', { count: rest })}</Button>
              </div>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

function Table({ room }: { room: Room }) {
  const { t } = useTranslation('rooms');
  const dispatch = useAppDispatch();
  const money = useMoneyText();
  const { gameName, vendorName, minStake, maxStake, currency, players, maintenance } = room;
  return (
    <article className={styles.room}>
      <TableArt players={maintenance ? 0 : players} />
      <div className={styles.words}>
        <h3 className={styles.name} dir="auto">
          {gameName}
        </h3>
        <p className={styles.vendor} dir="auto">
          {vendorName}
        </p>
        <p className={styles.stakes}>{t('stakes', { from: money(minStake, currency), to: money(maxStake, currency) })}</p>
      </div>
      <div className={styles.foot}>
        {maintenance ? (
          <Badge tone="neutral">{t('maintenance')}</Badge>
        ) : (
          <span className={styles.sitting}>
            <Icon icon={UsersIcon} size="small" />
            {players === 0 ? t('quiet') : t('sitting', { count: players })}
          </span>
        )}
        {!maintenance && (
          <Button aria-label={t('sitAt', { name: gameName })} data-opens="game" onClick={() => dispatch(gameRequested(room))}>
            {t('sit')}
          </Button>
        )}
      </div>
    </article>
  );
}

function TablesSkeleton() {
  return (
    <div className={styles.list}>
      {Array.from({ length: shownFirst }, (_, index) => (
        <div key={index} className={styles.roomSkeleton}>
          <Skeleton shape="block" />
        </div>
      ))}
    </div>
  );
}
