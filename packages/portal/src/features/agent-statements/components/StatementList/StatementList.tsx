import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { statementKinds } from '@livery/contract/proofs-statement';
import { Button } from '@livery/ui/Button';
import type { Column } from '@livery/ui/DataTable';
import { EmptyState } from '@livery/ui/EmptyState';
import { Icon } from '@livery/ui/Icon';
import { ReceiptIcon } from '@livery/ui/icons';
import { ListFilters } from '#shared/lists/ListFilters.tsx';
import { ListSelect } from '#shared/lists/ListSelect.tsx';
import { spanOf } from '#shared/lists/period.rules.ts';
import { ReadTable } from '#shared/lists/ReadTable.tsx';
import { useListAddress } from '#shared/lists/use-list-address.ts';
import { Money } from '#shared/money/Money.tsx';
import { useBrand } from '#shared/pages/brand.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { section } from '#shared/team/team.css.ts';
import { useToday } from '#shared/time/use-today.ts';
import { statementsRead, type ListedStatement } from '../../agent-statements.reads.ts';
import { statementPath } from '../../statement-address.rules.ts';
import { statementParams } from '../../statement-params.rules.ts';
import { usePeriodText } from '../../use-period-text.ts';
import * as styles from './StatementList.css.ts';

const pageLength = 20;

export function StatementList() {
  const { t } = useTranslation(['agent-statements', 'lists']);
  const today = useToday();
  const { values, pages, choose, reset, isChanged } = useListAddress(statementParams(today));
  const { kind, period } = values;
  const page = useRead(statementsRead, {
    ...spanOf(period, today),
    kind: kind === 'all' ? null : kind,
    limit: pageLength,
    after: pages.after,
  });
  return (
    <div className={section}>
      <p className={styles.about}>{t('list.about')}</p>
      <ListFilters period={period} today={today} onPeriod={(next) => choose({ period: next })}>
        <ListSelect
          label={t('list.kind')}
          value={kind}
          options={[
            { value: 'all', label: t('list.allKinds') },
            ...statementKinds.map((value) => ({ value, label: t(`statementKinds.${value}`) })),
          ]}
          onChange={(value) => choose({ kind: value as typeof kind })}
        />
      </ListFilters>
      <ReadTable
        page={page}
        pages={pages}
        caption={t('list.caption')}
        columns={useColumns()}
        rowKey={({ number }) => String(number)}
        rowLink={({ number }, props) => <Link {...props} to={statementPath(number)} />}
        loading={t('list.loading')}
        empty={
          isChanged ? (
            <EmptyState sentence={t('list.filtered')} action={<Button onClick={reset}>{t('lists:filters.reset')}</Button>} />
          ) : (
            <EmptyState picture={<Icon icon={ReceiptIcon} size="large" />} sentence={t('list.none')} />
          )
        }
      />
    </div>
  );
}

function useColumns(): Column<ListedStatement>[] {
  const { t } = useTranslation('agent-statements');
  const { format } = useBrand();
  const periodText = usePeriodText();
  const money = (name: 'opening' | 'lines' | 'adjustments' | 'paid'): Column<ListedStatement> => ({
    id: name,
    label: t(`sums.${name}`),
    align: 'end',
    cell: (statement) => <Money amount={statement[name]} />,
  });
  return [
    {
      id: 'statement',
      label: t('list.columns.statement'),
      isTitle: true,
      cell: ({ number, agreement, agreementKind }) => (
        <span className={styles.statement}>
          <span className={styles.name}>
            {agreementKind === null || agreement === null
              ? t('list.month')
              : t('list.contract', { kind: t(`kinds.${agreementKind}`), number: agreement })}
          </span>
          <span className={styles.note}>{t('list.number', { number })}</span>
        </span>
      ),
    },
    { id: 'period', label: t('list.columns.period'), cell: ({ from, before }) => periodText({ from, before, zone: format.timeZone }) },
    money('opening'),
    money('lines'),
    money('adjustments'),
    money('paid'),
    { id: 'closing', label: t('list.columns.closing'), align: 'end', cell: ({ closing }) => <Money amount={closing} hasSymbol /> },
  ];
}
