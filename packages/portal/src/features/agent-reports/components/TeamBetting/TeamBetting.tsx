import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { AnchorProps } from '@livery/ui/Button';
import { GameTypeSelect } from '#shared/lists/GameTypeSelect.tsx';
import { ListSelect } from '#shared/lists/ListSelect.tsx';
import { sortingOf } from '#shared/lists/list-sorting.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { note } from '#shared/team/team.css.ts';
import { bettingRead } from '../../agent-reports.reads.ts';
import { searchOfMember, useMember } from '../../member-address.rules.ts';
import { bettingParams } from '../../report-params.rules.ts';
import { pageLength, useReport, whomOf } from '../../use-report.ts';
import { ReportFrame } from '../ReportFrame/ReportFrame.tsx';
import { useFigureColumns, type FigureColumn } from '../ReportFrame/figure-columns.tsx';
import { MemberBets } from './MemberBets.tsx';

type Name = 'rounds' | 'stake' | 'validStake' | 'payout' | 'net';

const settled: readonly FigureColumn<Name>[] = [
  { name: 'rounds', figure: 'rounds', isCount: true },
  { name: 'stake', figure: 'stake' },
  { name: 'validStake', figure: 'validStake' },
  { name: 'payout', figure: 'payout', isSorted: false },
  { name: 'net', figure: 'net', isSigned: true },
];
const states = ['settled', 'pending'] as const;

/** Each team member's play, or one member's bets. */
export function TeamBetting() {
  const member = useMember();
  return member === null ? <BettingReport /> : <MemberBets />;
}

function BettingReport() {
  const { t } = useTranslation('agent-reports');
  const { list, today, language, days } = useReport(bettingParams);
  const { game, state, sort } = list.values;
  const filter = {
    ...days,
    ...whomOf(list.values),
    ...(game === '' ? {} : { gameType: game }),
    state,
    sort: sort.key,
    direction: sort.direction,
  };
  const page = useRead(bettingRead, { ...filter, limit: pageLength, after: list.pages.after });
  const pending: readonly FigureColumn<Name>[] = [
    { name: 'rounds', figure: 'rounds', label: t('betting.pendingRounds'), isCount: true },
    { name: 'stake', figure: 'stake', label: t('betting.pendingStake') },
  ];
  const figures = state === 'settled' ? settled : pending;
  return (
    <ReportFrame
      list={list}
      today={today}
      page={page}
      file={{ file: 'teamBettingFile', query: { ...filter, language } }}
      filters={
        <>
          <GameTypeSelect value={game} types={page.value?.gameTypes ?? []} onChange={(code) => list.choose({ game: code })} />
          <ListSelect
            label={t('filters.state')}
            value={state}
            options={states.map((each) => ({ value: each, label: t(`states.${each}`) }))}
            onChange={(next) => list.choose({ state: next as typeof state })}
          />
        </>
      }
      caption={t('betting.caption')}
      loading={t('betting.loading')}
      none={t('betting.none')}
      columns={useFigureColumns(figures, page.value?.totals)}
      sorting={sortingOf(list)}
      rowKey={({ id }) => String(id)}
      rowLink={({ id }, props) => <BetsLink member={id} state={state === 'pending' ? 'open' : null} {...props} />}
      totalLabel={t('total')}
      meanings={['rounds', 'stake', 'validStake', 'payout', 'net']}
    >
      {state === 'pending' && <p className={note}>{t('betting.pendingNote')}</p>}
    </ReportFrame>
  );
}

function BetsLink({ member, state, ...props }: { member: number; state: 'open' | null } & AnchorProps) {
  const { search } = useLocation();
  return <Link {...props} to={{ search: searchOfMember(search, member, state) }} />;
}
