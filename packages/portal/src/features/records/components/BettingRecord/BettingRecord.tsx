import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { BetRow } from '@livery/contract/shapes';
import { betStates, type BetState } from '@livery/contract/movements';
import { Badge, type BadgeProps } from '@livery/ui/Badge';
import type { AnchorProps } from '@livery/ui/Button';
import type { Column } from '@livery/ui/DataTable';
import { cardsOnly, tableOnly } from '@livery/ui/DataTable.css';
import { ListFilters } from '#shared/lists/ListFilters.tsx';
import { ListSelect } from '#shared/lists/ListSelect.tsx';
import { ReadTable } from '#shared/lists/ReadTable.tsx';
import { spanOf } from '#shared/lists/period.rules.ts';
import { sortingOf } from '#shared/lists/list-sorting.tsx';
import { isOldestFirst, timeKey } from '#shared/lists/time-order.ts';
import { useListAddress } from '#shared/lists/use-list-address.ts';
import { useDateText } from '#shared/time/use-date-text.ts';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { betParams, searchOfRound } from '../../record-params.rules.ts';
import { betTotalsRead, betsRead } from '../../records.reads.ts';
import { useToday } from '#shared/time/use-today.ts';
import { Money } from '#shared/money/Money.tsx';
import { GameTypeSelect } from '#shared/lists/GameTypeSelect.tsx';
import { RecordEmpty } from '../RecordList/RecordEmpty.tsx';
import { RoundDialog } from '../RoundDialog/RoundDialog.tsx';
import * as styles from '../RecordList/RecordList.css.ts';

const pageLength = 20;

const tones: Record<BetState, BadgeProps['tone']> = { open: 'accent', settled: 'neutral', void: 'warning' };

/** All bets of the member, each linked to its round. */
export function BettingRecord() {
  const { t } = useTranslation('records');
  const today = useToday();
  const language = useAppSelector(selectLanguage);
  const address = useListAddress(betParams(today));
  const { values, pages, choose, reset, isChanged } = address;
  const { period, game, state, sort } = values;
  const order = isOldestFirst(sort) ? ({ order: 'oldest' } as const) : {};
  const filter = {
    ...spanOf(period, today),
    ...(game === '' ? {} : { gameType: game }),
    ...(state === 'all' ? {} : { state }),
  };
  const page = useRead(betsRead, { ...filter, ...order, limit: pageLength, after: pages.after });
  const sums = useRead(betTotalsRead, filter).value;
  const columns = useBetColumns(sums?.totals);
  return (
    <div className={styles.record}>
      <ListFilters
        period={period}
        today={today}
        onPeriod={(next) => choose({ period: next })}
        file={{ file: 'betFile', query: { ...filter, ...order, language } }}
      >
        <GameTypeSelect value={game} types={sums?.gameTypes ?? []} onChange={(code) => choose({ game: code })} />
        <ListSelect
          label={t('filters.state')}
          value={state}
          options={(['all', ...betStates] as const).map((each) => ({ value: each, label: t(`states.${each}`) }))}
          onChange={(next) => choose({ state: next as typeof state })}
        />
      </ListFilters>
      <ReadTable
        page={page}
        pages={pages}
        isOldestFirst={isOldestFirst(sort)}
        caption={t('bets.caption')}
        inLines
        columns={columns}
        sorting={sortingOf(address)}
        rowKey={({ id }) => String(id)}
        rowLink={({ id }, props) => <RoundLink round={id} {...props} />}
        totalLabel={sums && t('bets.total', { count: sums.totals.count })}
        loading={t('bets.loading')}
        empty={<RecordEmpty none={t('bets.none')} filtered={t('bets.filtered')} isFiltered={isChanged} onReset={reset} />}
      />
      <RoundDialog />
    </div>
  );
}

function RoundLink({ round, ...props }: { round: number } & AnchorProps) {
  const { search } = useLocation();
  return <Link {...props} to={{ search: searchOfRound(search, round) }} state={{ isOverList: true }} preventScrollReset />;
}

function useBetColumns(totals: { stake: number; payout: number; net: number } | undefined): Column<BetRow>[] {
  const { t } = useTranslation('records');
  const dateText = useDateText({ dateStyle: 'short', timeStyle: 'medium' });
  const isUndone = ({ state }: BetRow) => state === 'void';
  return [
    {
      id: 'game',
      label: t('bets.game'),
      isTitle: true,
      cell: ({ game, at }) => (
        <span className={styles.name}>
          {game.name}
          <span className={styles.note}>
            <span className={tableOnly}>{game.typeName}</span>
            <span className={cardsOnly}>{dateText(at)}</span>
          </span>
        </span>
      ),
    },
    { id: 'time', sortKey: timeKey, label: t('bets.time'), cell: ({ at }) => dateText(at) },
    {
      id: 'state',
      label: t('bets.state'),
      endsLine: true,
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>,
    },
    {
      id: 'stake',
      label: t('bets.stake'),
      align: 'end',
      cell: (bet) =>
        isUndone(bet) ? (
          <del className={styles.undone}>
            <Money amount={bet.stake} />
          </del>
        ) : (
          <Money amount={bet.stake} />
        ),
      total: totals !== undefined && <Money amount={totals.stake} hasSymbol />,
    },
    {
      id: 'payout',
      label: t('bets.payout'),
      align: 'end',
      cell: (bet) => {
        if (bet.payout === null) return <span className={styles.pending}>{t('bets.pending')}</span>;
        return isUndone(bet) ? (
          <del className={styles.undone}>
            <Money amount={bet.payout} />
          </del>
        ) : (
          <Money amount={bet.payout} />
        );
      },
      total: totals !== undefined && <Money amount={totals.payout} hasSymbol />,
    },
    {
      id: 'net',
      label: t('bets.net'),
      align: 'end',
      endsLine: true,
      cell: (bet) =>
        bet.payout === null || isUndone(bet) ? (
          <span className={styles.pending}>–</span>
        ) : (
          <Money amount={bet.payout - bet.stake} isSigned />
        ),
      total: totals !== undefined && <Money amount={totals.net} isSigned hasSymbol />,
    },
  ];
}
