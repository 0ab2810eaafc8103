import { useTranslation } from 'react-i18next';
import { useDateText } from '#shared/time/use-date-text.ts';
import * as styles from './team.css.ts';

/** The time up to which the figures are complete, in the brand's time zone. */
export function FiguresUntil({ until }: { until: string }) {
  const { t } = useTranslation('team');
  const timeText = useDateText({ hour: '2-digit', minute: '2-digit', second: '2-digit' });
  return <p className={styles.until}>{t('until', { time: timeText(until) })}</p>;
}
