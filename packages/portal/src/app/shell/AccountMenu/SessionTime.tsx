import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@livery/ui/Icon';
import { ClockIcon } from '@livery/ui/icons';
import { selectSessionStart } from '#features/safer-play/safer-play.slice.ts';
import { spanOf } from '#features/safer-play/safer-play.rules.ts';
import { useAppSelector } from '#shared/store/app-hooks.ts';
import * as styles from './AccountMenu.css.ts';

/** The time since login, so that players notice how long they play. */
export function SessionTime() {
  const { t } = useTranslation();
  const startedAt = useAppSelector(selectSessionStart);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, []);
  if (startedAt === null) return null;
  const { hours, minutes } = spanOf(now - startedAt);
  return (
    <span className={styles.time}>
      <Icon icon={ClockIcon} size="small" />
      {t('account.time', { time: `${hours}:${String(minutes).padStart(2, '0')}` })}
    </span>
  );
}
