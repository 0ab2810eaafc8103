import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { betStates, type BetState } from '@livery/contract/movements';
import type { TeamBet } from '@livery/contract/shapes';
import { Badge, type BadgeProps } from '@livery/ui/Badge';
import { ButtonLink } from '@livery/ui/Button';
import type { Column } from '@livery/ui/DataTable';
import { EmptyState } from '@livery/ui/EmptyState';
import { ArrowLeftIcon } from '@livery/ui/icons';
import { GameTypeSelect } from '#shared/lists/GameTypeSelect.tsx';
import { ListSelect } from '#shared/lists/ListSelect.tsx';
import { sortingOf } from '#shared/lists/list-sorting.tsx';
import { isOldestFirst, timeKey } from '#shared/lists/time-order.ts';
import { Money } from '#shared/money/Money.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { note, person } from '#shared/team/team.css.ts';
import { teamPaths } from '#shared/team/team-paths.ts';
import { useDateText } from '#shared/time/use-date-text.ts';
import { memberBetsRead } from '../../agent-reports.reads.ts';
import { memberBetsParams } from '../../report-params.rules.ts';
import { pageLength, useReport } from '../../use-report.ts';
import { ReportFrame } from '../ReportFrame/ReportFrame.tsx';

const tones: Record<BetState, BadgeProps['tone']> = { open: 'accent', settled: 'neutral', void: 'warning' };

/** The bets behind a row of the team's betting. */
export function MemberBets() {
  const { t } = useTranslation('agent-reports');
  const { list, today, days } = useReport(memberBetsParams);
  const { member, game, betState, sort } = list.values;
  const query =
    member === null
      ? null
      : {
          ...days,
          member,
          ...(game === '' ? {} : { gameType: game }),
          ...(betState === 'all' ? {} : { state: betState }),
          ...(isOldestFirst(sort) ? ({ order: 'oldest' } as const) : {}),
          limit: pageLength,
          after: list.pages.after,
        };
  const page = useRead(memberBetsRead, query);
  const columns = useBetColumns(page.value?.totals);
  if (page.status === 'failed' && page.failure.code === 'NOT_FOUND')
    return <EmptyState sentence={t('bets.missing')} action={<BackLink />} />;
  return (
    <ReportFrame
      list={list}
      today={today}
      page={page}
      filters={
        <>
          <GameTypeSelect value={game} types={page.value?.gameTypes ?? []} onChange={(code) => list.choose({ game: code })} />
          <ListSelect
            label={t('filters.state')}
            value={betState}
            options={(['all', ...betStates] as const).map((each) => ({ value: each, label: t(`states.${each}`) }))}
            onChange={(next) => list.choose({ betState: next as typeof betState })}
          />
        </>
      }
      caption={t('bets.caption', { account: page.value?.member.account ?? '' })}
      loading={t('bets.loading')}
      none={t('bets.none')}
      columns={columns}
      sorting={sortingOf(list)}
      isOldestFirst={isOldestFirst(sort)}
      rowKey={({ id }) => String(id)}
      totalLabel={t('bets.total', { count: page.value?.totals.count ?? 0 })}
      meanings={['stake', 'payout', 'net']}
    >
      <div>
        <BackLink />
      </div>
      {page.value !== undefined && <h2>{t('bets.caption', { account: page.value.member.account })}</h2>}
    </ReportFrame>
  );
}

function BackLink() {
  const { t } = useTranslation('agent-reports');
  return (
    <ButtonLink size="small" icon={ArrowLeftIcon} render={(props) => <Link {...props} to={teamPaths.betting} />}>
      {t('bets.back')}
    </ButtonLink>
  );
}

function useBetColumns(totals: { stake: number; payout: number; net: number } | undefined): Column<TeamBet>[] {
  const { t } = useTranslation('agent-reports');
  const timeText = useDateText({ dateStyle: 'short', timeStyle: 'medium' });
  const isUndone = ({ state }: TeamBet) => state === 'void';
  const amount = (bet: TeamBet, value: number) => (isUndone(bet) ? <Undone amount={value} /> : <Money amount={value} />);
  const pending = <span className={note}>{t('bets.pending')}</span>;
  return [
    {
      id: 'game',
      label: t('bets.game'),
      isTitle: true,
      cell: ({ game }) => (
        <span className={person}>
          {game.name}
          <span className={note}>{game.typeName}</span>
        </span>
      ),
    },
    { id: 'time', sortKey: timeKey, label: t('bets.time'), cell: ({ at }) => timeText(at) },
    { id: 'state', label: t('bets.state'), cell: ({ state }) => <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge> },
    {
      id: 'stake',
      label: t('bets.stake'),
      align: 'end',
      cell: (bet) => amount(bet, bet.stake),
      total: totals !== undefined && <Money amount={totals.stake} hasSymbol />,
    },
    {
      id: 'payout',
      label: t('bets.payout'),
      align: 'end',
      cell: (bet) => (bet.payout === null ? pending : amount(bet, bet.payout)),
      total: totals !== undefined && <Money amount={totals.payout} hasSymbol />,
    },
    {
      id: 'net',
      label: t('bets.net'),
      align: 'end',
      cell: (bet) => (bet.payout === null || isUndone(bet) ? '–' : <Money amount={bet.payout - bet.stake} isSigned />),
      total: totals !== undefined && <Money amount={totals.net} isSigned hasSymbol />,
    },
  ];
}

function Undone({ amount }: { amount: number }) {
  return (
    <del className={note}>
      <Money amount={amount} />
    </del>
  );
}
