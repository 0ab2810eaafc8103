import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@livery/ui/VisuallyHidden';
import { Highlights } from '#features/announcements/components/Highlights/Highlights.tsx';
import { Notices } from '#features/announcements/components/Notices/Notices.tsx';
import { Hero } from '#features/home/components/Hero/Hero.tsx';
import { WinnersBoard } from '#features/home/components/Winners/WinnersBoard.tsx';
import { Lobby } from '#features/lobby/components/Lobby/Lobby.tsx';
import { useTypeName } from '#features/lobby/components/Lobby/use-type-name.ts';
import { isOwnList, isProviderPage, readPlace, type LobbyPlace, type LobbyType } from '#features/lobby/lobby-place.rules.ts';
import type { LatePart } from '#shared/lazy/late-part.ts';
import { useAddress } from '#shared/address/use-address.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { useRuntime } from '../start/runtime-context.tsx';
import * as styles from './HomePage.css.ts';

const centre = { load: async () => (await import('#features/lobby/centre/centre.part.ts')).centrePart };
const lottery = { load: async () => (await import('#features/lottery-menu/lottery-menu.part.ts')).lotteryPart };
const rooms = { load: async () => (await import('#features/rooms/rooms.part.ts')).roomsPart };
const provider = { load: async () => (await import('#features/lobby/provider/provider.part.ts')).providerPart };
const fixtures = { load: async () => (await import('#features/fixtures/fixtures.part.ts')).fixturesPart };

/** The part above the games of a category. */
const partsOf: Partial<Record<LobbyType, readonly (typeof centre)[]>> = {
  PVP: [rooms],
  SPORTS: [centre, fixtures],
  ESPORTS: [centre, fixtures],
  LOTT: [lottery],
  ELOTT: [lottery],
};

const none: readonly LatePart<RouteModule>[] = [];

/** The welcome part is above HOME only. Visitors who choose a category or search see the games first. */
export function HomePage() {
  // Read as the lobby below reads it. During a redirect from a members' page, the address may briefly match neither.
  const isHome = readPlace(useAddress()).type === 'HOME';
  const partsAbove = usePartsAbove();
  return (
    <div className={styles.page}>
      {isHome ? (
        <>
          <Highlights hero={(isMoving) => <Hero isMoving={isMoving} />} />
          <Notices />
        </>
      ) : (
        <CategoryHeading />
      )}
      <Lobby partsAbove={partsAbove} />
      {isHome && <WinnersBoard />}
    </div>
  );
}

/** The extra content of a category. Searches, further pages and filters show only games. */
function usePartsAbove() {
  const { runtime } = useRuntime();
  return useMemo(() => {
    const parts = new Map(Object.entries(partsOf).map(([type, rows]) => [type, rows.map((row) => runtime.page(row))]));
    const ofProvider = [runtime.page(provider)];
    return (place: LobbyPlace) => {
      if (isProviderPage(place)) return ofProvider;
      const { type, filter, search, page } = place;
      return (filter === 'ALL' && search === '' && page === 1 ? parts.get(type) : undefined) ?? none;
    };
  }, [runtime]);
}

/** The page heading. Mostly hidden visually, because the hero of HOME or the menu already shows it. */
function CategoryHeading() {
  const { t } = useTranslation('lobby');
  const place = readPlace(useAddress());
  const typeName = useTypeName();
  if (isProviderPage(place)) return null;
  if (isOwnList(place)) return <h1 className={styles.ownHeading}>{t('menu.mine')}</h1>;
  return (
    <h1 className={styles.heading}>
      <VisuallyHidden>{typeName(place.type)}</VisuallyHidden>
    </h1>
  );
}
