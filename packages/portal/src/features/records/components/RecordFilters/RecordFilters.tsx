import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '@livery/contract/zoned-days';
import { PeriodField } from '#shared/lists/PeriodField.tsx';
import type { Period } from '#shared/lists/period.rules.ts';
import { FileButton } from '../FileButton/FileButton.tsx';
import type { FileRequest } from '../../files.slice.ts';
import * as styles from './RecordFilters.css.ts';

interface RecordFiltersProps {
  period: Period;
  today: Day;
  onPeriod: (period: Period) => void;
  /** What all of it is saved by. */
  file: FileRequest;
  /** What else the list is chosen by. */
  children: ReactNode;
}

/** What a record shows: its days, its kind, and all of it as a file. */
export function RecordFilters({ period, today, onPeriod, file, children }: RecordFiltersProps) {
  const { t } = useTranslation('records');
  return (
    <search className={styles.filters} aria-label={t('filters.label')}>
      <PeriodField period={period} today={today} onChoose={onPeriod} />
      <div className={styles.choices}>
        {children}
        <FileButton request={file} />
      </div>
    </search>
  );
}
