import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '@livery/contract/zoned-days';
import { FileButton } from './files/FileButton.tsx';
import type { FileRequest } from './files/files.slice.ts';
import { PeriodField } from './PeriodField.tsx';
import type { Period } from './period.rules.ts';
import * as styles from './ListFilters.css.ts';

interface ListFiltersProps {
  /** Null where the list is not chosen by days. */
  period: Period | null;
  today: Day;
  onPeriod: (period: Period) => void;
  /** What all of it is saved by; nothing where it is not. */
  file?: FileRequest;
  /** What else the list is chosen by. */
  children?: ReactNode;
}

/** What a list shows: its days, its kind, and all of it as a file where it is one. */
export function ListFilters({ period, today, onPeriod, file, children }: ListFiltersProps) {
  const { t } = useTranslation('lists');
  return (
    <search className={styles.filters} aria-label={t('filters.label')}>
      {period !== null && <PeriodField period={period} today={today} onChoose={onPeriod} />}
      {(children !== undefined || file !== undefined) && (
        <div className={styles.choices}>
          {children}
          {file !== undefined && (
            <div className={styles.file}>
              <FileButton request={file} />
            </div>
          )}
        </div>
      )}
    </search>
  );
}
