import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { AnchorProps } from '@livery/ui/Button';
import { GameTypeSelect } from '#shared/lists/GameTypeSelect.tsx';
import { sortingOf } from '#shared/lists/list-sorting.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { teamPaths } from '#shared/team/team-paths.ts';
import { lossRead } from '../../agent-reports.reads.ts';
import { searchOfMember } from '../../member-address.rules.ts';
import { userLossParams } from '../../report-params.rules.ts';
import { pageLength, useReport, whomOf } from '../../use-report.ts';
import { ReportFrame } from '../ReportFrame/ReportFrame.tsx';
import { useFigureColumns, type FigureColumn } from '../ReportFrame/figure-columns.tsx';

const figures: readonly FigureColumn<'stake' | 'payout' | 'loss' | 'bonus' | 'net'>[] = [
  { name: 'stake', figure: 'stake' },
  { name: 'payout', figure: 'payout', isSorted: false },
  { name: 'loss', figure: 'loss', isSigned: true },
  { name: 'bonus', figure: 'bonus' },
  { name: 'net', figure: 'netLoss', isSigned: true },
];

/** Each team member's loss, before and after bonuses. */
export function UserLoss() {
  const { t } = useTranslation('agent-reports');
  const { list, today, language, days } = useReport(userLossParams);
  const { game, sort } = list.values;
  const filter = {
    ...days,
    ...whomOf(list.values),
    ...(game === '' ? {} : { gameType: game }),
    sort: sort.key,
    direction: sort.direction,
  };
  const page = useRead(lossRead, { ...filter, limit: pageLength, after: list.pages.after });
  return (
    <ReportFrame
      list={list}
      today={today}
      page={page}
      file={{ file: 'userLossFile', query: { ...filter, language } }}
      filters={<GameTypeSelect value={game} types={page.value?.gameTypes ?? []} onChange={(code) => list.choose({ game: code })} />}
      caption={t('loss.caption')}
      loading={t('loss.loading')}
      none={t('loss.none')}
      columns={useFigureColumns(figures, page.value?.totals)}
      sorting={sortingOf(list)}
      rowKey={({ id }) => String(id)}
      rowLink={({ id }, props) => <BetsLink member={id} {...props} />}
      totalLabel={t('total')}
      meanings={['stake', 'payout', 'loss', 'bonus', 'netLoss']}
    />
  );
}

function BetsLink({ member, ...props }: { member: number } & AnchorProps) {
  const { search } = useLocation();
  return <Link {...props} to={{ pathname: teamPaths.betting, search: searchOfMember(search, member, null) }} />;
}
