import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { ErrorState } from '@livery/ui/ErrorState';
import { Skeleton, SkeletonGroup } from '@livery/ui/Skeleton';
import { LinkTabs } from '@livery/ui/Tabs';
import { choiceParam } from '#shared/lists/list-address.ts';
import { ListPager } from '#shared/lists/ListPager.tsx';
import { useListAddress } from '#shared/lists/use-list-address.ts';
import { useErrorText } from '#shared/parts/use-error-text.ts';
import { useAppDispatch, useAppSelector } from '#shared/state/app-hooks.ts';
import { selectWithdrawals } from '../../withdrawal.selectors.ts';
import { pageRequested } from '../../withdrawal.slice.ts';
import { WithdrawalCard } from '../WithdrawalCard/WithdrawalCard.tsx';
import * as styles from './WithdrawalList.css.ts';

const filters = ['all', 'open', 'closed'] as const;
const params = { state: choiceParam(filters, 'all') };

/** What was asked for before, the newest first; which of it and which page stand in the address. */
export function WithdrawalList() {
  const { t } = useTranslation('withdrawal');
  const titleId = useId();
  const address = useListAddress(params);
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {t('list.title')}
      </h2>
      <LinkTabs
        label={t('list.filter')}
        items={filters.map((filter) => ({ id: filter, label: t(`list.${filter}`), href: address.searchWith({ state: filter }) }))}
        current={address.values.state}
        render={({ href, ...props }) => <Link {...props} to={{ search: href }} preventScrollReset />}
      />
      <Content address={address} />
    </section>
  );
}

function Content({ address: { values, pages, reset, isChanged } }: { address: ReturnType<typeof useListAddress<typeof params>> }) {
  const { t } = useTranslation(['withdrawal', 'common']);
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const list = useAppSelector(selectWithdrawals);
  const { state } = values;
  const { after } = pages;
  useEffect(() => {
    dispatch(pageRequested({ ...(state === 'all' ? {} : { state }), ...(after === null ? {} : { after }) }));
  }, [dispatch, state, after]);
  if (list.value === undefined && list.status === 'failed')
    return (
      <ErrorState
        sentence={errorText(list.failure.code)}
        retryLabel={t('common:actions.retry')}
        onRetry={() => dispatch(pageRequested({ ...(state === 'all' ? {} : { state }), ...(after === null ? {} : { after }) }))}
      />
    );
  if (list.value === undefined) return <Waiting label={t('list.loading')} />;
  const { items, next, clockOffset } = list.value;
  if (items.length === 0 && isChanged)
    return <EmptyState sentence={t('list.emptyFiltered')} action={<Button onClick={reset}>{t('list.reset')}</Button>} />;
  if (items.length === 0)
    return (
      <EmptyState
        sentence={t('list.empty')}
        action={<ButtonLink render={(props) => <Link {...props} to="/" />}>{t('list.emptyAction')}</ButtonLink>}
      />
    );
  return (
    <>
      <ul className={styles.list} aria-busy={list.status === 'loading'}>
        {items.map((withdrawal) => (
          <li key={withdrawal.withdrawalId}>
            <WithdrawalCard withdrawal={withdrawal} clockOffset={clockOffset} />
          </li>
        ))}
      </ul>
      {(next !== null || pages.previous !== null) && <ListPager pages={pages} next={next} />}
    </>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.list}>
        {['first', 'second'].map((card) => (
          <div key={card} className={styles.waiting}>
            <Skeleton shape="title" width="half" />
            <Skeleton width="long" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
