import { lazy, useRef } from 'react';
import { CategoryNav, categoryTabId } from '@livery/ui/CategoryNav';
import { FlameIcon, HeartIcon, HouseIcon, SparklesIcon } from '@livery/ui/icons';
import type { IconNode } from '@livery/ui/Icon';
import { ToastRegion } from '@livery/ui/Toast';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#shared/state/app-hooks.ts';
import { useBrand } from '#shared/parts/brand.tsx';
import { Island } from '#shared/parts/Island.tsx';
import { MissingPart } from '#shared/parts/MissingPart.tsx';
import { typeIcons } from '#shared/parts/type-icons.ts';
import { isLobbyType, type LobbyType } from '../../lobby.place.ts';
import { selectFavouriteFailure, selectMenuTypes } from '../../lobby.selectors.ts';
import { categoryChosen, favouriteFailureDismissed } from '../../lobby.slice.ts';
import { GameGridSkeleton } from '../GameGrid/GameGrid.tsx';
import { HomeSections } from '../HomeSections/HomeSections.tsx';
import * as styles from './Lobby.css.ts';
import { useLobbyPlace } from './use-lobby-place.ts';
import { useTypeName } from './use-type-name.ts';

/** The home page shows none of it. */
const CategoryView = lazy(() => import('../CategoryView/CategoryView.tsx').then((module) => ({ default: module.CategoryView })));

const panelId = 'lobby-panel';
const ownIcons: Partial<Record<LobbyType, IconNode>> = { HOME: HouseIcon, HOT: FlameIcon, INHOUSE: SparklesIcon, FAV: HeartIcon };
/** Pills mark the lists that are ours, tiles mark every one. */
const iconsOf: Record<'chips' | 'tabs' | 'tiles', Partial<Record<LobbyType, IconNode>>> = {
  chips: ownIcons,
  tabs: {},
  tiles: { ...typeIcons, ...ownIcons },
};

/** Category menu and what it opens: the sections of HOME, or one category's games. */
export function Lobby() {
  const { t } = useTranslation('lobby');
  const { layout, features } = useBrand();
  const dispatch = useAppDispatch();
  const panel = useRef<HTMLDivElement>(null);
  const place = useLobbyPlace(panel);
  const typeName = useTypeName();
  const types = useAppSelector((state) => selectMenuTypes(state, features.favourites));
  const icons = iconsOf[layout.navigation];
  const items = types.map((type) => ({ id: type, label: typeName(type), icon: icons[type] }));

  return (
    <section className={styles.lobby} ref={panel}>
      <div className={styles.menu}>
        <CategoryNav
          label={t('menu.label')}
          items={items}
          value={place.type}
          onChange={(type) => isLobbyType(type) && dispatch(categoryChosen(type))}
          variant={layout.navigation}
          panelId={panelId}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-labelledby={categoryTabId(panelId, place.type)} tabIndex={-1}>
        {place.type === 'HOME' ? (
          <HomeSections />
        ) : (
          <Island fallback={<GameGridSkeleton />} broken={<MissingPart />}>
            <CategoryView place={place} />
          </Island>
        )}
      </div>
      <FavouriteMessages />
    </section>
  );
}

function FavouriteMessages() {
  const { t } = useTranslation(['lobby', 'common']);
  const dispatch = useAppDispatch();
  const failure = useAppSelector(selectFavouriteFailure);
  const reason = failure === null ? '' : t(`errors.${failure.code}`, { ns: 'common' });
  const toasts = failure === null ? [] : [{ id: 'favourite', tone: 'negative' as const, text: t('messages.favouriteFailed', { reason }) }];
  return (
    <ToastRegion
      label={t('messages.label')}
      toasts={toasts}
      dismissLabel={t('messages.dismiss')}
      onDismiss={() => dispatch(favouriteFailureDismissed())}
    />
  );
}
