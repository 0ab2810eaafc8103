import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AgreementKind } from '@livery/contract/agreements';
import { lineStates } from '@livery/contract/commission-states';
import { Breakdown } from '@livery/ui/Breakdown';
import { Button } from '@livery/ui/Button';
import { Choices } from '@livery/ui/Choices';
import { EmptyState } from '@livery/ui/EmptyState';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { ListFilters } from '#shared/lists/ListFilters.tsx';
import { ListSelect } from '#shared/lists/ListSelect.tsx';
import { spanOf } from '#shared/lists/period.rules.ts';
import { ReadTable } from '#shared/lists/ReadTable.tsx';
import { useListAddress } from '#shared/lists/use-list-address.ts';
import { useMoneyText } from '#shared/money/use-money-text.ts';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import { section } from '#shared/team/team.css.ts';
import { useToday } from '#shared/time/use-today.ts';
import { linesRead } from '../../agent-commissions.reads.ts';
import { lineParams, sides } from '../../line-params.rules.ts';
import { KindEstimate } from './KindEstimate.tsx';
import { useLineColumns } from './use-line-columns.tsx';
import * as styles from './LineList.css.ts';

const pageLength = 20;

/** Income from one kind of contract for the agent or its direct downlines, so far and by window. */
export function LineList({ kind }: { kind: AgreementKind }) {
  const { t } = useTranslation(['agent-commissions', 'lists']);
  const today = useToday();
  const language = useAppSelector(selectLanguage);
  const { values, pages, choose, reset, searchWith, isChanged } = useListAddress(lineParams(kind, today));
  const { of, state, period } = values;
  const asked = { of, kind, ...spanOf(period, today), ...(state === 'all' ? {} : { state }) };
  const page = useRead(linesRead, { state: null, ...asked, limit: pageLength, after: pages.after });
  const totals = page.value?.totals;
  const columns = useLineColumns(of, totals);
  return (
    <div className={section}>
      <KindEstimate kind={kind} />
      <div className={styles.whose}>
        <Choices
          label={t('list.of')}
          value={of}
          options={sides.map((value) => ({ value, label: t(`list.sides.${value}`) }))}
          onChoose={(value) => choose({ of: value as typeof of })}
        />
        <p className={styles.note}>{t(`list.meanings.${of}`)}</p>
      </div>
      <ListFilters
        period={period}
        today={today}
        onPeriod={(next) => choose({ period: next })}
        file={{ file: 'commissionLinesFile', query: { ...asked, language } }}
      >
        <ListSelect
          label={t('list.state')}
          value={state}
          options={[{ value: 'all', label: t('list.allStates') }, ...lineStates.map((value) => ({ value, label: t(`states.${value}`) }))]}
          onChange={(value) => choose({ state: value as typeof state })}
        />
      </ListFilters>
      {page.value !== undefined && page.value.totals.count > 0 && <Sums {...page.value} of={of} />}
      <ReadTable
        page={page}
        pages={pages}
        caption={t('list.caption')}
        columns={columns}
        rowKey={({ id }) => String(id)}
        rowLink={({ id }, props) => <Link {...props} to={{ search: searchWith({ line: id }) }} />}
        totalLabel={totals === undefined ? undefined : t('list.total', { count: totals.count })}
        loading={t('list.loading')}
        empty={
          isChanged ? (
            <EmptyState sentence={t('list.filtered')} action={<Button onClick={reset}>{t('lists:filters.reset')}</Button>} />
          ) : (
            <EmptyState sentence={t(`list.none.${kind}`)} />
          )
        }
      />
    </div>
  );
}

function Sums({
  totals: { due, received },
  currency,
  of,
}: {
  totals: { due: number; received: number };
  currency: string;
  of: 'own' | 'team';
}) {
  const { t } = useTranslation('agent-commissions');
  const money = useMoneyText();
  return (
    <div className={styles.sums}>
      <Breakdown
        rows={[
          { label: t('sums.due'), amount: money(due, currency) },
          { label: t(`sums.received.${of}`), amount: money(received, currency) },
          { label: t('sums.open'), amount: money(due - received, currency) },
        ]}
      />
    </div>
  );
}
