import { useTranslation } from 'react-i18next';
import { DataTable, type Column } from '@livery/ui/DataTable';
import { EmptyState } from '@livery/ui/EmptyState';
import { Skeleton } from '@livery/ui/Skeleton';
import { Loaded } from '#shared/reads/Loaded.tsx';
import { useRead } from '#shared/reads/use-read.ts';
import { useDayText } from '#shared/time/use-day-text.ts';
import { proofsRead, type PlayProof } from '../../agent-statements.reads.ts';
import * as styles from './Check.css.ts';

const shown = 14;

/** The roots of the proofs of play, published so that anyone can record them. */
export function PublishedDays() {
  const { t } = useTranslation('agent-statements');
  const dayText = useDayText();
  const proofs = useRead(proofsRead, { limit: shown });
  const columns: Column<PlayProof>[] = [
    { id: 'day', label: t('check.day'), isTitle: true, cell: ({ day }) => dayText(day) },
    { id: 'count', label: t('check.count'), align: 'end', cell: ({ count }) => count },
    { id: 'root', label: t('check.root'), cell: ({ root }) => <span className={styles.hash}>{root}</span> },
  ];
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t('check.days')}</h2>
      <p className={styles.text}>{t('check.daysText')}</p>
      <Loaded of={proofs} onRetry={proofs.retry} label={t('check.daysLoading')} skeleton={<Skeleton shape="block" />}>
        {({ items }) => (
          <DataTable
            caption={t('check.days')}
            captionHidden
            columns={columns}
            rows={items}
            rowKey={({ day }) => day}
            empty={<EmptyState sentence={t('check.noDays')} />}
          />
        )}
      </Loaded>
    </section>
  );
}
