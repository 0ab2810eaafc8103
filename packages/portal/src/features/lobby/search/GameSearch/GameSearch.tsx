import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { plainName } from '@livery/contract/pasted-text';
import type { Game } from '@livery/contract/shapes';
import { Button, ButtonLink } from '@livery/ui/Button';
import { Dialog as Modal } from '@livery/ui/Dialog';
import { EmptyState } from '@livery/ui/EmptyState';
import { ErrorState } from '@livery/ui/ErrorState';
import { ArrowRightIcon } from '@livery/ui/icons';
import { Notice } from '@livery/ui/Notice';
import { SearchField } from '@livery/ui/SearchField';
import { SkeletonGroup } from '@livery/ui/Skeleton';
import type { RequestedDialogProps } from '#shared/ports/feature.ts';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useErrorText } from '#shared/texts/use-error-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { gameAddress } from '#shared/address/game-address.ts';
import { gameRequested } from '#shared/games/games.ts';
import { longestResult } from '../../lobby.api.ts';
import { addressOf, placeOfType, searchFor } from '../../lobby-place.rules.ts';
import { findGames, type Hit } from '../search.rules.ts';
import { selectLoadedGames, findingRetried, namesTyped, searchOpened, searchRemembered, selectSearch } from '../search.slice.ts';
import { HitList, HitSkeleton, optionId } from './HitList.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import * as styles from './GameSearch.css.ts';

const all = placeOfType('ALL');

/** A search field with matching games: loaded ones at once, then the gateway's results. */
export function Dialog({ onClose }: RequestedDialogProps<'search'>) {
  const { t } = useTranslation(['games', 'lobby', 'common']);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const listId = useId();
  const keysId = useId();
  const field = useRef<HTMLInputElement>(null);
  const { hot, found } = useAppSelector(selectSearch);
  const loaded = useAppSelector(selectLoadedGames);
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  useEffect(() => {
    dispatch(searchOpened());
    dispatch(namesTyped(''));
  }, [dispatch]);

  const wanted = plainName(text);
  const isTyped = wanted !== '';
  const answer = found.value?.asked === wanted ? found.value.answer : undefined;
  // Moving along the list with keys or pointer does not search again.
  const hits = useMemo(
    () => (isTyped ? findGames(loaded, wanted, answer?.games) : (hot.value ?? []).map((game) => ({ game, parts: [] }))),
    [isTyped, loaded, wanted, answer, hot.value],
  );
  const total = Math.max(hits.length, isTyped ? (answer?.total ?? 0) : 0);
  const shown = hits.slice(0, longestResult);
  const current = Math.min(active, shown.length - 1);

  const type = (typed: string) => {
    setText(typed);
    setActive(plainName(typed) === '' ? -1 : 0);
    dispatch(namesTyped(plainName(typed)));
  };
  const remember = () => {
    if (isTyped) dispatch(searchRemembered(wanted));
  };
  const open = (game: Game) => {
    remember();
    onClose();
    dispatch(gameRequested(game));
  };
  const read = (game: Game) => {
    remember();
    onClose();
    void navigate(gameAddress(game));
  };
  const press = (event: KeyboardEvent) => {
    const hit = shown[current];
    if (event.key === 'Enter' && hit !== undefined && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (event.shiftKey) read(hit.game);
      else open(hit.game);
      return;
    }
    const next = nextOption(event, current, shown.length);
    if (next !== null) {
      event.preventDefault();
      setActive(next);
    }
  };

  return (
    <Modal open onClose={onClose} title={t('title')} closeLabel={t('common:actions.close')}>
      <div className={styles.search}>
        <div className={styles.field}>
          <SearchField
            ref={field}
            label={t('lobby:search.label')}
            placeholder={t('hint')}
            clearLabel={t('lobby:search.clear')}
            value={text}
            onChange={type}
            onKeyDown={press}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its list has pictures
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={shown.length > 0}
            aria-controls={listId}
            aria-activedescendant={current < 0 ? undefined : optionId(listId, current)}
            aria-describedby={keysId}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={80}
          />
        </div>
        <div className={styles.results}>
          {!isTyped && <RecentSearches onChoose={type} onLeave={() => field.current?.focus()} />}
          <output className={styles.heading}>{isTyped ? (total > 0 ? t('count', { count: total }) : '') : t('lobby:sections.HOT')}</output>
          {isTyped ? (
            <Found
              hits={shown}
              search={wanted}
              onClose={onClose}
              list={
                <HitList id={listId} label={t('results')} hits={shown} active={current} onOpen={open} onRead={read} onReach={setActive} />
              }
            />
          ) : (
            <Loaded of={hot} onRetry={() => dispatch(searchOpened())} skeleton={<HitSkeleton />}>
              {() => (
                <HitList
                  id={listId}
                  label={t('lobby:sections.HOT')}
                  hits={shown}
                  active={current}
                  onOpen={open}
                  onRead={read}
                  onReach={setActive}
                />
              )}
            </Loaded>
          )}
        </div>
        <p className={styles.keys} id={keysId}>
          {t('keys')}
        </p>
        {isTyped && total > shown.length && (
          <ButtonLink
            variant="action"
            block
            iconEnd={ArrowRightIcon}
            render={(props) => (
              <Link
                {...props}
                to={addressOf(searchFor(all, wanted))}
                onClick={() => {
                  remember();
                  onClose();
                }}
              />
            )}
          >
            {t('showAll', { count: total })}
          </ButtonLink>
        )}
      </div>
    </Modal>
  );
}

interface FoundProps {
  hits: readonly Hit[];
  search: string;
  onClose: () => void;
  list: ReactNode;
}

/** The results, and why they may be incomplete. */
function Found({ hits, search, onClose, list }: FoundProps) {
  const { t } = useTranslation(['games', 'common']);
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const { found } = useAppSelector(selectSearch);
  const retry = () => dispatch(findingRetried(search));
  if (hits.length > 0) {
    return (
      <>
        {found.status === 'failed' && (
          <Notice
            isLive
            action={
              <Button size="small" onClick={retry}>
                {t('common:actions.retry')}
              </Button>
            }
          >
            {t('loadedOnly')}
          </Notice>
        )}
        {list}
      </>
    );
  }
  if (found.status === 'failed')
    return <ErrorState sentence={errorText(found.failure.code)} retryLabel={t('common:actions.retry')} onRetry={retry} />;
  if (found.status !== 'ready' || found.value.asked !== search) {
    return (
      <SkeletonGroup label={t('searching')}>
        <HitSkeleton />
      </SkeletonGroup>
    );
  }
  const browse = (
    <ButtonLink variant="action" render={(props) => <Link {...props} to={addressOf(all)} onClick={onClose} />}>
      {t('browse')}
    </ButtonLink>
  );
  return <EmptyState sentence={t('empty', { text: search })} action={browse} />;
}

/** The list position that a key leads to. Null for the field's own keys. */
function nextOption({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent, current: number, count: number): number | null {
  if (count === 0 || shiftKey || ctrlKey || metaKey || altKey) return null;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return current <= 0 ? count - 1 : current - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
