import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { memberActivities } from '@livery/contract/team-filters';
import type { AnchorProps } from '@livery/ui/Button';
import { Button } from '@livery/ui/Button';
import { EmptyState } from '@livery/ui/EmptyState';
import { SearchField } from '@livery/ui/SearchField';
import { useUrlText } from '#shared/address/use-url-text.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { ListFilters } from '#shared/lists/ListFilters.tsx';
import { ListSelect } from '#shared/lists/ListSelect.tsx';
import { ReadTable } from '#shared/lists/ReadTable.tsx';
import { sortingOf } from '#shared/lists/list-sorting.tsx';
import { spanOf } from '#shared/lists/period.rules.ts';
import { useListAddress } from '#shared/lists/use-list-address.ts';
import { useChartMoney } from '#shared/money/use-chart-money.ts';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { FiguresUntil } from '#shared/team/FiguresUntil.tsx';
import { Meanings } from '#shared/team/Meanings.tsx';
import { section } from '#shared/team/team.css.ts';
import { accountPath, teamPaths } from '#shared/team/team-paths.ts';
import { useToday } from '#shared/time/use-today.ts';
import { membersRead } from '../../agent-downline.reads.ts';
import { downlineParams } from '../../downline-params.rules.ts';
import { Path } from './Path.tsx';
import { useMemberColumns } from './use-member-columns.tsx';
import * as styles from './Downline.css.ts';

const pageLength = 20;
const kinds = ['all', 'agent', 'player'] as const;

/** The team by level or search, with figures of each member and the team below. */
export function Downline() {
  const { t } = useTranslation(['agent-downline', 'lists']);
  const today = useToday();
  const language = useAppSelector(selectLanguage);
  const { write, symbol } = useChartMoney();
  const address = useListAddress(downlineParams(today));
  const { values, pages, choose, reset, searchWith, isChanged } = address;
  const { period, under, search, kind, activity, sort } = values;
  const filter = {
    ...spanOf(period, today),
    ...(under === null ? {} : { under }),
    ...(search === '' ? {} : { search }),
    ...(kind === 'all' ? {} : { kind }),
    ...(activity === 'all' ? {} : { activity }),
    sort: sort.key,
    direction: sort.direction,
  };
  const page = useRead(membersRead, { ...filter, limit: pageLength, after: pages.after });
  const sums = page.value?.sums ?? null;
  const columns = useMemberColumns((id) => searchWith({ under: id, search: '', activity: 'all' }), sums);
  const isMissing = page.status === 'failed' && page.failure.code === 'NOT_FOUND';
  return (
    <div className={section}>
      <SearchBox searched={search} onSearch={(text) => choose({ search: text })} />
      <ListFilters
        period={period}
        today={today}
        onPeriod={(next) => choose({ period: next })}
        file={{ file: 'teamMembersFile', query: { ...filter, language } }}
      >
        <ListSelect
          label={t('kind.label')}
          value={kind}
          options={kinds.map((each) => ({ value: each, label: t(`kind.${each}`) }))}
          onChange={(next) => choose({ kind: next as typeof kind })}
        />
        <ListSelect
          label={t('activity.label')}
          value={activity}
          options={(['all', ...memberActivities] as const).map((each) => ({ value: each, label: t(`activity.${each}`) }))}
          onChange={(next) => choose({ activity: next as typeof activity })}
        />
      </ListFilters>
      {activity !== 'all' && page.value !== undefined && (
        <p className={styles.hint}>{t(`activityMeaning.${activity}`, { amount: `${symbol} ${write(page.value.bigWin)}` })}</p>
      )}
      {page.value !== undefined && (
        <>
          <Path
            path={page.value.path}
            addressOf={(id) => `${teamPaths.downline}${searchWith({ under: id, search: '', activity: 'all' })}`}
          />
          <FiguresUntil until={page.value.until} />
        </>
      )}
      {isMissing ? (
        <EmptyState sentence={t('missing')} action={<Button onClick={reset}>{t('back')}</Button>} />
      ) : (
        <ReadTable
          page={page}
          pages={pages}
          caption={t('caption')}
          columns={columns}
          sorting={sortingOf(address)}
          rowKey={({ id }) => String(id)}
          rowLink={({ id }, props) => <AccountLink member={id} {...props} />}
          loading={t('loading')}
          totalLabel={sums === null ? undefined : t('total')}
          restLabel={sums === null || sums.left.members === 0 ? undefined : t('left', { count: sums.left.members })}
          cardsBelow="wide"
          empty={
            isChanged ? (
              <EmptyState sentence={t('filtered')} action={<Button onClick={reset}>{t('lists:filters.reset')}</Button>} />
            ) : (
              <EmptyState sentence={t('none')} />
            )
          }
        />
      )}
      {sums !== null && sums.left.members > 0 && <p className={styles.hint}>{t('leftMeaning')}</p>}
      <Meanings of={['validStake', 'net', 'deposits', 'withdrawals']} />
    </div>
  );
}

function SearchBox({ searched, onSearch }: { searched: string; onSearch: (text: string) => void }) {
  const { t } = useTranslation('agent-downline');
  const [text, setText] = useUrlText(searched);
  return (
    <div className={styles.search}>
      <SearchField label={t('search')} clearLabel={t('clear')} value={text} onChange={setText} onSearch={onSearch} maxLength={64} />
      <p className={styles.hint}>{t('searchHint')}</p>
    </div>
  );
}

/** The account, for the list's days. */
function AccountLink({ member, ...props }: { member: number } & AnchorProps) {
  const { search } = useLocation();
  return <Link {...props} to={accountPath(member, new URLSearchParams(search).get('period'))} />;
}
