import { useTranslation } from 'react-i18next';
import type { TeamAccount } from '@livery/contract/shapes';
import { DataTable, type Column } from '@livery/ui/DataTable';
import { Money } from '#shared/money/Money.tsx';

export const teamFigures = [
  'rounds',
  'stake',
  'validStake',
  'payout',
  'net',
  'deposits',
  'withdrawals',
  'bonuses',
  'rebates',
  'fees',
] as const;

type Figure = (typeof teamFigures)[number];

/** The account's own figures, beside those including its team. */
export function OwnAndTeam({ account }: { account: TeamAccount }) {
  const { t } = useTranslation(['agent-downline', 'team']);
  const value = (figure: Figure, amount: number) => (figure === 'rounds' ? amount : <Money amount={amount} isSigned={figure === 'net'} />);
  const columns: Column<Figure>[] = [
    { id: 'figure', label: t('account.figure'), isTitle: true, cell: (figure) => t(`team:figures.${figure}`) },
    { id: 'own', label: t('account.own'), align: 'end', cell: (figure) => value(figure, account.own[figure]) },
    { id: 'team', label: t('account.ofTeam'), align: 'end', cell: (figure) => value(figure, account.team[figure]) },
  ];
  return (
    <DataTable
      caption={t('account.figures')}
      columns={columns}
      rows={teamFigures}
      rowKey={(figure) => figure}
      empty={null}
      cardsBelow="never"
    />
  );
}
