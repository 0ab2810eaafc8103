import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TeamFigures, TeamMember, ValueOf } from '@livery/contract/shapes';
import { Badge } from '@livery/ui/Badge';
import type { Column } from '@livery/ui/DataTable';
import { Money } from '#shared/money/Money.tsx';
import { Person } from '#shared/team/Person.tsx';
import { useDateText } from '#shared/time/use-date-text.ts';
import * as styles from './Downline.css.ts';

/** `searchOf` returns the query of a member's own team list. `sums` are the totals of all pages. */
export function useMemberColumns(searchOf: (member: number) => string, sums: ValueOf<'teamMembers'>['sums']): Column<TeamMember>[] {
  const { t } = useTranslation('agent-downline');
  const dayText = useDateText({ dateStyle: 'short' });
  const amount = (id: 'team' | 'net' | 'deposits' | 'withdrawals', name: keyof TeamFigures): Column<TeamMember> => ({
    id,
    sortKey: name,
    label: t(`columns.${id}`),
    align: 'end',
    cell: ({ team }) => <Money amount={team[name]} isSigned={name === 'net'} />,
    ...(sums === null
      ? {}
      : {
          total: <Money amount={sums.total.team[name]} isSigned={name === 'net'} />,
          rest: <Money amount={sums.left.team[name]} isSigned={name === 'net'} />,
        }),
  });
  return [
    {
      id: 'account',
      label: t('columns.account'),
      isTitle: true,
      cell: (member) => (
        <>
          <Person person={member} />
          {member.state === 'closed' && <Badge tone="warning">{t('states.closed')}</Badge>}
        </>
      ),
    },
    { id: 'joined', sortKey: 'joined', label: t('columns.joined'), cell: ({ joined }) => dayText(joined) },
    {
      id: 'lastPlay',
      sortKey: 'lastPlay',
      label: t('columns.lastPlay'),
      cell: ({ lastPlay }) => (lastPlay === null ? t('never') : dayText(lastPlay)),
    },
    {
      id: 'members',
      sortKey: 'members',
      label: t('columns.members'),
      align: 'end',
      cell: ({ id, members }) =>
        members === 0 ? (
          0
        ) : (
          <Link className={styles.open} to={{ search: searchOf(id) }}>
            {t('open', { count: members })}
          </Link>
        ),
    },
    {
      id: 'own',
      label: t('columns.own'),
      align: 'end',
      cell: ({ own }) => <Money amount={own.validStake} />,
      ...(sums === null ? {} : { total: <Money amount={sums.total.own.validStake} />, rest: <Money amount={sums.left.own.validStake} /> }),
    },
    amount('team', 'validStake'),
    amount('net', 'net'),
    amount('deposits', 'deposits'),
    amount('withdrawals', 'withdrawals'),
  ];
}
