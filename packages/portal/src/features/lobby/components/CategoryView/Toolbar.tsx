import { useState } from 'react';
import { Icon, type IconNode } from '@livery/ui/Icon';
import { ClockIcon, FlameIcon, HeartIcon } from '@livery/ui/icons';
import { SearchField } from '@livery/ui/SearchField';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#shared/state/app-hooks.ts';
import { useBrand } from '#shared/parts/brand.tsx';
import type { LobbyFilter, LobbyPlace } from '../../lobby.place.ts';
import { selectClassify } from '../../category.selectors.ts';
import { classifyChosen, filterPressed, searchSubmitted, searchTyped } from '../../lobby.slice.ts';
import { VendorMenu } from '../VendorMenu/VendorMenu.tsx';
import * as styles from './CategoryView.css.ts';

export function Toolbar({ place }: { place: LobbyPlace }) {
  return (
    <>
      <div className={styles.toolbar}>
        <Filters active={place.filter} />
        <div className={styles.choices}>
          {place.type !== 'INHOUSE' && <VendorMenu vendor={place.vendor} />}
          <Search key={place.type} searched={place.search} />
        </div>
      </div>
      <ClassifyMenu chosen={place.classify} />
    </>
  );
}

const filterIcons = { HOT: FlameIcon, FAV: HeartIcon, RECENT: ClockIcon } satisfies Partial<Record<LobbyFilter, IconNode>>;

function Filters({ active }: { active: LobbyFilter }) {
  const { t } = useTranslation('lobby');
  const { features } = useBrand();
  const dispatch = useAppDispatch();
  const shown = (['HOT', 'FAV', 'RECENT'] as const).filter(
    (filter) => filter === 'HOT' || (filter === 'FAV' ? features.favourites : features.recent),
  );
  return (
    <fieldset aria-label={t('filters.label')} className={styles.filters}>
      {shown.map((filter) => (
        <button
          key={filter}
          type="button"
          className={styles.filter}
          aria-pressed={filter === active}
          onClick={() => dispatch(filterPressed(filter))}
        >
          <Icon icon={filterIcons[filter]} size="small" />
          {t(`filters.${filter}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** What is typed lives here until it is searched for; a search that ends elsewhere (a filter, going back) empties the box. */
function Search({ searched }: { searched: string }) {
  const { t } = useTranslation('lobby');
  const dispatch = useAppDispatch();
  const [text, setText] = useState(searched);
  const [shown, setShown] = useState(searched);
  if (shown !== searched) {
    setShown(searched);
    if (text.trim() !== searched) setText(searched);
  }
  return (
    <div className={styles.search}>
      <SearchField
        label={t('search.label')}
        clearLabel={t('search.clear')}
        value={text}
        onChange={(typed) => {
          setText(typed);
          dispatch(searchTyped(typed));
        }}
        onSearch={(typed) => dispatch(searchSubmitted(typed))}
        maxLength={80}
      />
    </div>
  );
}

function ClassifyMenu({ chosen }: { chosen: string | null }) {
  const { t } = useTranslation('lobby');
  const dispatch = useAppDispatch();
  const entries = useAppSelector(selectClassify);
  if (entries.length === 0) return null;
  const all = [{ key: null, name: t('classify.all') }, ...entries];
  return (
    <fieldset aria-label={t('classify.label')} className={styles.classify}>
      {all.map(({ key, name }) => (
        <button
          key={key ?? ''}
          type="button"
          className={styles.classifyEntry}
          aria-pressed={key === chosen}
          onClick={() => dispatch(classifyChosen(key))}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
