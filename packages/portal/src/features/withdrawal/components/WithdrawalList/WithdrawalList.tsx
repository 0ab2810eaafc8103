import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Breakdown } from '@livery/ui/Breakdown';
import { Button, ButtonLink } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { Skeleton } from '@livery/ui/Skeleton';
import { LinkTabs } from '@livery/ui/Tabs';
import { useArrivalFocus } from '@livery/ui/use-arrival-focus';
import type { Day } from '@livery/contract/zoned-days';
import { useAmountFormat } from '#shared/money/use-amount-format.ts';
import { choiceParam, numberParam, periodParam, type ValuesOf } from '#shared/lists/list-address.ts';
import { ListFilters } from '#shared/lists/ListFilters.tsx';
import { ListPager } from '#shared/lists/ListPager.tsx';
import { LoadedPage } from '#shared/lists/LoadedPage.tsx';
import { spanOf } from '#shared/lists/period.rules.ts';
import { useListAddress } from '#shared/lists/use-list-address.ts';
import { useToday } from '#shared/time/use-today.ts';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import type { WithdrawalFilter, WithdrawalTotals } from '../../withdrawal.api.ts';
import { pageRead, totalsRead } from '../../withdrawal.reads.ts';
import { WithdrawalCard } from '../WithdrawalCard/WithdrawalCard.tsx';
import * as styles from './WithdrawalList.css.ts';

const pageLength = 10;
const filters = ['all', 'open', 'closed'] as const;
const params = (today: Day) => ({
  state: choiceParam(filters, 'all'),
  period: periodParam('30d', today),
  /** A single one, named as in the transaction history. */
  withdrawal: numberParam,
});
type Params = ReturnType<typeof params>;

/** Open ones match any date range, and so does a search by id. */
function filterOf({ state, period, withdrawal }: ValuesOf<Params>, today: Day): WithdrawalFilter {
  if (withdrawal !== null) return { withdrawalId: withdrawal };
  return { ...(state === 'all' ? {} : { state }), ...(state === 'open' ? {} : spanOf(period, today)) };
}

/** Earlier withdrawals, newest first. The address has the filter and the page. */
export function WithdrawalList() {
  const { t } = useTranslation('withdrawal');
  const titleId = useId();
  const today = useToday();
  const language = useAppSelector(selectLanguage);
  const address = useListAddress(params(today));
  const { state, period, withdrawal } = address.values;
  const filter = filterOf(address.values, today);
  const heading = useArrivalFocus(withdrawal === null ? null : String(withdrawal));
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId} ref={heading} tabIndex={-1}>
        {t('list.title')}
      </h2>
      {withdrawal === null ? (
        <>
          <LinkTabs
            label={t('list.filter')}
            items={filters.map((each) => ({ id: each, label: t(`list.${each}`), href: address.searchWith({ state: each }) }))}
            current={state}
            render={({ href, ...props }) => <Link {...props} to={{ search: href }} preventScrollReset />}
          />
          <ListFilters
            period={state === 'open' ? null : period}
            today={today}
            onPeriod={(next) => address.choose({ period: next })}
            file={{ file: 'withdrawalFile', query: { ...filter, language } }}
          />
        </>
      ) : (
        <div className={styles.one}>
          <Button size="small" onClick={address.reset}>
            {t('list.reset')}
          </Button>
        </div>
      )}
      <Content address={address} filter={filter} />
    </section>
  );
}

interface ContentProps {
  address: ReturnType<typeof useListAddress<Params>>;
  filter: WithdrawalFilter;
}

function Content({ address: { values, pages, reset, isChanged }, filter }: ContentProps) {
  const { t } = useTranslation('withdrawal');
  const page = useRead(pageRead, { ...filter, limit: pageLength, after: pages.after });
  const totals = useRead(totalsRead, filter).value;
  return (
    <LoadedPage page={page} pages={pages} label={t('list.loading')} skeleton={<Waiting />}>
      {({ items, next, clockOffset }) => {
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
            {totals !== undefined && values.withdrawal === null && <Totals totals={totals} />}
            <ul className={styles.list} aria-busy={page.status === 'loading'}>
              {items.map((withdrawal) => (
                <li key={withdrawal.withdrawalId}>
                  <WithdrawalCard withdrawal={withdrawal} clockOffset={clockOffset} />
                </li>
              ))}
            </ul>
            {(next !== null || pages.previous !== null) && <ListPager pages={pages} next={page.isFormer ? null : next} />}
          </>
        );
      }}
    </LoadedPage>
  );
}

function Totals({ totals: { count, amount, paid, currency } }: { totals: WithdrawalTotals }) {
  const { t } = useTranslation('withdrawal');
  const { write } = useAmountFormat(currency);
  return (
    <Breakdown
      rows={[
        { label: t('list.asked', { count }), amount: write(amount) },
        { label: t('list.paid'), amount: write(paid) },
      ]}
    />
  );
}

function Waiting() {
  return (
    <div className={styles.list}>
      {['first', 'second'].map((card) => (
        <div key={card} className={styles.waiting}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="long" />
        </div>
      ))}
    </div>
  );
}
