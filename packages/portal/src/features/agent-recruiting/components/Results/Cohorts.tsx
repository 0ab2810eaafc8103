import { useTranslation } from 'react-i18next';
import { DataTable } from '@livery/ui/DataTable';
import { regionalLanguage } from '@livery/contract/regional-language';
import { selectLanguage } from '#shared/facts/preferences.slice.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import type { Results } from '../../agent-recruiting.reads.ts';
import { useLinkText } from '../InvitationLinks/use-link-text.ts';
import * as styles from './Results.css.ts';

type Cohort = Results['cohorts'][number];
const marks = ['day1', 'day7', 'day30'] as const;

/** Newcomers by day, and how many of them played N days later. */
export function Cohorts({ cohorts }: { cohorts: Results['cohorts'] }) {
  const { t } = useTranslation('agent-recruiting');
  const { dayText } = useLinkText();
  const language = regionalLanguage(useAppSelector(selectLanguage));
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const played = (count: number | null, members: number): string =>
    count === null ? t('results.tooEarly') : t('results.played', { members: number.format(count), share: percent.format(count / members) });
  return (
    <div className={styles.table}>
      <h3 className={styles.subtitle}>{t('results.cohorts')}</h3>
      <p className={styles.text}>{t('results.cohortsText')}</p>
      <DataTable
        caption={t('results.cohorts')}
        captionHidden
        cardsBelow="narrow"
        rows={cohorts}
        rowKey={({ day }) => day}
        empty={<p className={styles.text}>{t('results.noCohorts')}</p>}
        columns={[
          { id: 'day', label: t('results.day'), cell: ({ day }) => dayText(day) },
          { id: 'members', label: t('results.members'), align: 'end', cell: ({ members }) => number.format(members) },
          ...marks.map((mark) => ({
            id: mark,
            label: t(`results.${mark}`),
            align: 'end' as const,
            cell: (row: Cohort) => played(row[mark], row.members),
          })),
        ]}
      />
    </div>
  );
}
