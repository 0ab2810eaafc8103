import { useTranslation } from 'react-i18next';
import { DataTable } from '@livery/ui/DataTable';
import { regionalLanguage } from '@livery/contract/regional-language';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import type { Results } from '../../agent-recruiting.reads.ts';
import { stepOrder } from '../../results.rules.ts';
import * as styles from './Results.css.ts';

export function SubTable({ subs }: { subs: Results['subs'] }) {
  const { t } = useTranslation('agent-recruiting');
  const number = new Intl.NumberFormat(regionalLanguage(useAppSelector(selectLanguage)));
  return (
    <div className={styles.table}>
      <h3 className={styles.subtitle}>{t('results.subs')}</h3>
      <DataTable
        caption={t('results.subs')}
        captionHidden
        cardsBelow="narrow"
        rows={subs}
        rowKey={({ sub }) => sub}
        empty={null}
        columns={[
          { id: 'sub', label: t('results.sub'), cell: ({ sub }) => sub || t('results.noSub') },
          ...stepOrder.map((step) => ({
            id: step,
            label: t(`results.steps.${step}`),
            align: 'end' as const,
            cell: (row: Results['subs'][number]) => number.format(row[step]),
          })),
        ]}
      />
    </div>
  );
}
