import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { Icon } from '@livery/ui/Icon';
import { InboxIcon, SearchXIcon } from '@livery/ui/icons';
import { LinkTabs } from '@livery/ui/Tabs';
import { ListPager } from '#shared/lists/ListPager.tsx';
import { PageFailure } from '#shared/lists/PageFailure.tsx';
import { useListAddress } from '#shared/lists/use-list-address.ts';
import { useRead, type ReadView } from '#shared/reads/use-read.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectUnread } from '#shared/facts/live.selectors.ts';
import { letterParams } from '../../inbox-address.rules.ts';
import type { LetterPage } from '../../inbox.api.ts';
import { lettersRead } from '../../inbox.reads.ts';
import { LetterBar } from '../LetterBar/LetterBar.tsx';
import { LetterRow } from '../LetterRow/LetterRow.tsx';
import { LetterListSkeleton } from './LetterListSkeleton.tsx';
import * as styles from './LetterList.css.ts';

/** The member's messages, newest first. */
export function LetterList() {
  const { t } = useTranslation('inbox');
  const unread = useAppSelector(selectUnread);
  const { values, pages, searchWith } = useListAddress(letterParams);
  const { state } = values;
  const { after } = pages;
  const letters = useRead(lettersRead, { limit: pageLength, state: state === 'all' ? null : state, after });
  const tabs = letterStates.map((id) => ({
    id,
    label: t(`list.states.${id}`),
    href: searchWith({ state: id }),
    ...(id === 'unread' && unread > 0 ? { detail: <span className={styles.count}>{unread}</span> } : {}),
  }));
  return (
    <div className={styles.inbox}>
      <LinkTabs
        label={t('list.filter')}
        items={tabs}
        current={state}
        render={({ href, ...props }) => <Link {...props} to={{ search: href }} preventScrollReset />}
      />
      <Letters key={`${state} ${after}`} letters={letters} />
    </div>
  );
}

const pageLength = 20;
const letterStates = ['all', 'unread', 'read'] as const;

function Letters({ letters }: { letters: ReadView<LetterPage> }) {
  const { t } = useTranslation('inbox');
  const { value } = letters;
  const { pages, isChanged } = useListAddress(letterParams);
  if (value !== undefined && value.items.length > 0) {
    return (
      <>
        <Choosable page={value} />
        {(value.next !== null || pages.previous !== null) && <ListPager pages={pages} next={letters.isFormer ? null : value.next} />}
      </>
    );
  }
  if (letters.status === 'failed') return <PageFailure failure={letters.failure} pages={pages} onRetry={letters.retry} />;
  if (value === undefined) return <LetterListSkeleton label={t('list.loading')} />;
  const isFiltered = isChanged || pages.after !== null;
  return (
    <EmptyState
      picture={<Icon icon={isFiltered ? SearchXIcon : InboxIcon} size="large" />}
      sentence={t(isFiltered ? 'list.noneLeft' : 'list.none')}
      action={
        <ButtonLink render={(props) => <Link {...props} to={isFiltered ? { search: '' } : '/'} />}>
          {t(isFiltered ? 'list.showAll' : 'list.play')}
        </ButtonLink>
      }
    />
  );
}

function Choosable({ page: { items } }: { page: LetterPage }) {
  const { t } = useTranslation('inbox');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = items.map(({ id }) => id).filter((id) => chosen.has(id));
  const choose = (id: string, isChosen: boolean) => setChosen(new Set(isChosen ? [...ids, id] : ids.filter((each) => each !== id)));
  return (
    <div className={styles.card}>
      <LetterBar items={items} chosen={ids} onChoose={(next) => setChosen(new Set(next))} />
      <ul aria-label={t('list.label')}>
        {items.map((letter) => (
          <LetterRow
            key={letter.id}
            letter={letter}
            isChosen={chosen.has(letter.id)}
            onChoose={(isChosen) => choose(letter.id, isChosen)}
          />
        ))}
      </ul>
    </div>
  );
}
