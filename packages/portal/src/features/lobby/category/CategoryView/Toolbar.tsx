import { useEffect, useRef, type RefObject } from 'react';
import { Icon, type IconNode } from '@livery/ui/Icon';
import { ClockIcon, FlameIcon, HeartIcon } from '@livery/ui/icons';
import { SearchField } from '@livery/ui/SearchField';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { loginRequested } from '#shared/store/dialogs.slice.ts';
import { selectIsMember } from '#shared/facts/viewer.slice.ts';
import { useBrand } from '#shared/pages/brand.tsx';
import { useNewestAddress } from '#shared/address/use-address.ts';
import { useUrlText } from '#shared/address/use-url-text.ts';
import {
  addressOf,
  asksForSearch,
  chooseClassify,
  needsMember,
  pressFilter,
  readPlace,
  type LobbyFilter,
  type LobbyPlace,
} from '../../lobby-place.rules.ts';
import { selectClassify } from '../category.selectors.ts';
import { searchSubmitted, searchTyped } from '../../lobby.slice.ts';
import { VendorMenu } from '../../vendor-games/VendorMenu/VendorMenu.tsx';
import * as styles from './CategoryView.css.ts';
import { SortChoice } from './SortChoice.tsx';

export function Toolbar({ place }: { place: LobbyPlace }) {
  const strip = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.toolbar}>
      <div ref={strip} className={styles.strip}>
        <Filters place={place} />
        {place.filter === 'ALL' && place.type !== 'NEW' && <SortChoice place={place} />}
        <ClassifyMenu place={place} strip={strip} />
      </div>
      <div className={styles.choices}>
        {place.type !== 'INHOUSE' && <VendorMenu place={place} />}
        <Search key={place.type} searched={place.search} />
      </div>
    </div>
  );
}

const filterIcons = { HOT: FlameIcon, FAV: HeartIcon, RECENT: ClockIcon } satisfies Partial<Record<LobbyFilter, IconNode>>;

function Filters({ place }: { place: LobbyPlace }) {
  const { t } = useTranslation('lobby');
  const { features } = useBrand();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const newest = useNewestAddress();
  const isMember = useAppSelector(selectIsMember);
  const press = (filter: LobbyFilter) => {
    const next = pressFilter(readPlace(newest()), filter);
    if (needsMember(next.filter) && !isMember) dispatch(loginRequested());
    else void navigate(addressOf(next));
  };
  const shown = (['HOT', 'FAV', 'RECENT'] as const).filter(
    (filter) => filter === 'HOT' || (filter === 'FAV' ? features.favourites : features.recent),
  );
  return (
    <fieldset aria-label={t('filters.label')} className={styles.filters}>
      {shown.map((filter) => (
        <button key={filter} type="button" className={styles.filter} aria-pressed={filter === place.filter} onClick={() => press(filter)}>
          <Icon icon={filterIcons[filter]} size="small" />
          {t(`filters.${filter}`)}
        </button>
      ))}
    </fieldset>
  );
}

function Search({ searched }: { searched: string }) {
  const { t } = useTranslation('lobby');
  const dispatch = useAppDispatch();
  const box = useRef<HTMLInputElement>(null);
  const { key, state } = useLocation();
  const isAsked = useNavigationType() !== 'POP' && asksForSearch(state);
  const [text, setText] = useUrlText(searched);

  // A link to the search puts the focus here.
  useEffect(() => {
    if (isAsked) box.current?.focus();
  }, [isAsked, key]);

  return (
    <div className={styles.search}>
      <SearchField
        ref={box}
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

function ClassifyMenu({ place, strip }: { place: LobbyPlace; strip: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('lobby');
  const navigate = useNavigate();
  const newest = useNewestAddress();
  const entries = useAppSelector((state) => selectClassify(state, place));
  const chosen = useRef<HTMLButtonElement>(null);
  // On opening an address or going back, a phone scrolls to the chosen class. The page itself does not scroll.
  useEffect(() => {
    if (place.classify === null || strip.current === null || chosen.current === null) return;
    const { offsetLeft, offsetWidth } = chosen.current;
    strip.current.scrollTo({ left: offsetLeft - strip.current.offsetLeft - (strip.current.clientWidth - offsetWidth) / 2 });
  }, [strip, place.classify, entries.length]);
  if (entries.length === 0) return null;
  const all = [{ key: null, name: t('classify.all') }, ...entries];
  return (
    <fieldset aria-label={t('classify.label')} className={styles.classify}>
      {all.map(({ key, name }) => (
        <button
          key={key ?? ''}
          ref={key === place.classify ? chosen : undefined}
          type="button"
          className={styles.classifyEntry}
          aria-pressed={key === place.classify}
          onClick={() => void navigate(addressOf(chooseClassify(readPlace(newest()), key)))}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
