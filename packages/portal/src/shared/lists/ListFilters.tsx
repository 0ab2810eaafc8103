import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '@livery/contract/zoned-days';
import { Button } from '@livery/ui/Button';
import { ChevronDownIcon } from '@livery/ui/icons';
import { Menu } from '@livery/ui/Menu';
import { useIsWide } from '../pages/use-is-wide.ts';
import { useDayText } from '../time/use-day-text.ts';
import { FileButton } from './files/FileButton.tsx';
import type { FileRequest } from './files/files.slice.ts';
import { PeriodField } from './PeriodField.tsx';
import { periodOf, periodPresets, spanOf, type Period } from './period.rules.ts';
import * as styles from './ListFilters.css.ts';

interface ListFiltersProps {
  /** Null if the list has no date filter. */
  period: Period | null;
  today: Day;
  onPeriod: (period: Period) => void;
  /** The button that saves the list as a file, if it can be saved. */
  file?: FileRequest;
  /** Further filters. */
  children?: ReactNode;
}

/** Period, kind and file download of a list. On a phone they share one line above it. */
export function ListFilters(props: ListFiltersProps) {
  const { t } = useTranslation('lists');
  const isWide = useIsWide();
  return <search aria-label={t('filters.label')}>{isWide ? <Choices {...props} /> : <Line {...props} />}</search>;
}

function Choices({ period, today, onPeriod, file, children }: ListFiltersProps) {
  return (
    <div className={styles.filters}>
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
    </div>
  );
}

function Line({ period, today, onPeriod, file, children }: ListFiltersProps) {
  const { t } = useTranslation('lists');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // The menu only selects presets. Custom dates open the other filters, which then need a close button.
  const hasMore = children !== undefined || isOpen;
  return (
    <div className={styles.narrow}>
      <div className={styles.line}>
        {period !== null && <PeriodMenu period={period} today={today} onPeriod={onPeriod} onOther={() => setOpen(true)} />}
        {hasMore && (
          <Button size="small" aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={() => setOpen(!isOpen)}>
            {t('filters.more')}
          </Button>
        )}
        {file !== undefined && <FileButton request={file} isShort />}
      </div>
      {isOpen && (
        <div id={id}>
          <Choices period={period} today={today} onPeriod={onPeriod}>
            {children}
          </Choices>
        </div>
      )}
    </div>
  );
}

interface PeriodMenuProps {
  period: Period;
  today: Day;
  onPeriod: (period: Period) => void;
  onOther: () => void;
}

function PeriodMenu({ period, today, onPeriod, onOther }: PeriodMenuProps) {
  const { t } = useTranslation('lists');
  const dayText = useDayText();
  const current = typeof period === 'string' ? period : periodOf(period, today);
  const { from, to } = spanOf(period, today);
  return (
    <Menu
      label={t('period.label')}
      items={[
        ...periodPresets.map((preset) => ({
          id: preset,
          label: t(`period.${preset}`),
          isCurrent: preset === current,
          onSelect: () => onPeriod(preset),
        })),
        { id: 'other', label: t('period.other'), startsGroup: true, onSelect: onOther },
      ]}
      trigger={(props) => (
        <Button {...props} size="small" iconEnd={ChevronDownIcon}>
          {typeof current === 'string' ? t(`period.${current}`) : `${dayText(from)} – ${dayText(to)}`}
        </Button>
      )}
    />
  );
}
