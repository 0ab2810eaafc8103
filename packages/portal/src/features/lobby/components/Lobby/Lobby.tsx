import { useMemo, useRef } from 'react';
import { CategoryNav, categoryTabId } from '@livery/ui/CategoryNav';
import { ClockIcon, FlameIcon, HeartIcon, HouseIcon, SparkleIcon } from '@livery/ui/icons';
import type { IconNode } from '@livery/ui/Icon';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { useBrand } from '#shared/pages/brand.tsx';
import { createLatePart, fetchAhead, useAreSettled, type LatePart } from '#shared/lazy/late-part.ts';
import { Late } from '#shared/lazy/Late.tsx';
import { typeIcons } from '#shared/games/type-icons.ts';
import type { RouteModule } from '#shared/ports/route.ts';
import { addressOf, isOwnList, ownTypes, placeOfType, type LobbyPlace, type LobbyType } from '../../lobby-place.rules.ts';
import { selectMenuTypes } from '../../lobby.selectors.ts';
import { GameGridSkeleton } from '../GameGrid/GameGrid.tsx';
import { HomeSections } from '../../home-sections/HomeSections.tsx';
import * as styles from './Lobby.css.ts';
import { useLobbyPlace } from './use-lobby-place.ts';
import { useTypeName } from './use-type-name.ts';

/** Hidden on the home page. */
const categoryView = createLatePart(() => import('../../category/CategoryView/CategoryView.tsx'));
const fetchCategoryView = () => fetchAhead(categoryView);

const panelId = 'lobby-panel';
const ownIcons: Partial<Record<LobbyType, IconNode>> = {
  HOME: HouseIcon,
  HOT: FlameIcon,
  INHOUSE: SparkleIcon,
  FAV: HeartIcon,
  FAVORITE: HeartIcon,
  RECENT: ClockIcon,
};
/** Pills mark the lists that are ours. Tiles mark every list. */
const iconsOf: Record<'chips' | 'tabs' | 'tiles', Partial<Record<LobbyType, IconNode>>> = {
  chips: ownIcons,
  tabs: {},
  tiles: { ...typeIcons, ...ownIcons },
};

interface LobbyProps {
  /** Content from other features above a category's games. The same list for the same place. */
  partsAbove: (place: LobbyPlace) => readonly LatePart<RouteModule>[];
}

/** The category menu and its content: the sections of HOME, or one category's games. */
export function Lobby({ partsAbove }: LobbyProps) {
  const { t } = useTranslation('lobby');
  const { layout, features } = useBrand();
  const panel = useRef<HTMLDivElement>(null);
  const place = useLobbyPlace(panel);
  const typeName = useTypeName();
  const menu = useAppSelector((state) => selectMenuTypes(state, place.type, features.favourites));
  const types = isOwnList(place) ? ownTypes : menu;
  const icons = iconsOf[layout.navigation];
  const items = types.map((type) => ({ id: type, label: typeName(type), icon: icons[type] }));

  return (
    <section className={styles.lobby} ref={panel}>
      <div className={isOwnList(place) ? styles.ownMenu : styles.menu} onPointerOver={fetchCategoryView} onFocus={fetchCategoryView}>
        <CategoryNav
          label={t(isOwnList(place) ? 'menu.mine' : 'menu.label')}
          items={items}
          value={place.type}
          renderLink={(type, props) => <Link {...props} to={addressOf(placeOfType(type))} />}
          variant={layout.navigation}
          panelId={panelId}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-labelledby={categoryTabId(panelId, place.type)} tabIndex={-1}>
        {place.type === 'HOME' ? <HomeSections /> : <Category place={place} above={partsAbove(place)} />}
      </div>
    </section>
  );
}

/** Rendered together with the content above it, which would otherwise push the games down. */
function Category({ place, above }: { place: LobbyPlace; above: readonly LatePart<RouteModule>[] }) {
  const parts = useMemo(() => [...above, categoryView], [above]);
  if (!useAreSettled(parts)) return <GameGridSkeleton />;
  return (
    <>
      {above.map((part, index) => (
        <Late key={index} part={part} fallback={null} broken={null}>
          {({ Page }) => <Page />}
        </Late>
      ))}
      <Late part={categoryView} fallback={<GameGridSkeleton />}>
        {({ CategoryView }) => <CategoryView place={place} />}
      </Late>
    </>
  );
}
